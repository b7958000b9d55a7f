import { spawn } from "node:child_process";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";

/** A program, with the modules it imports for which a type checker believes every name. */
export interface Program {
	readonly text: string;
	readonly modules: readonly string[];
}

/** What is wrong with the names that programs take from such modules: nothing where each is at least mentioned there. */
export async function lazyNames(
	programs: readonly Program[],
	python: string,
): Promise<readonly (string | undefined)[]> {
	const child = spawn(python, ["-I", join(import.meta.dirname, "lazy.py")], { stdio: ["pipe", "pipe", "inherit"] });
	const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
	child.stdin.end(programs.map((program, id) => JSON.stringify({ id, ...program }) + "\n").join(""));
	const [out, status] = await Promise.all([textOf(child.stdout), ended]);
	const answers = out.split("\n").filter(Boolean);
	if (status !== 0 || answers.length !== programs.length)
		throw new Error(`lazy.py ended with ${status} after ${answers.length} of ${programs.length} programs.`);
	return answers.map((line) => (JSON.parse(line) as { readonly problem?: string }).problem);
}
