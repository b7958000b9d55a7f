import { execFile, spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { basename } from "node:path";
import type { Check } from "../check.ts";
import type { Tools } from "../report.ts";
import type { Subject } from "../subject.ts";
import { DEFECTS } from "./defects.ts";

const SHELLS = ["bash", "sh"] as const;
const AT_ONCE = 4;

/** The shells' own parsers: bash, and whatever `sh` is here. They say nothing of commands that do not exist. */
export const shell: Check = {
	level: "parsed",
	stage: "parsed",
	defects: DEFECTS,
	missing: "Install bash.",
	concerns: ({ language }) => language === "sh",
	ready: async () => versions() !== undefined,
	tools: () => versions()!,
	async run(subjects, tell) {
		const waiting = subjects.values();
		const work = async (): Promise<void> => {
			for (const subject of waiting) tell(subject, await problemOf(subject));
		};
		await Promise.all(Array.from({ length: AT_ONCE }, work));
	},
};

let known: Tools | undefined;

const versions = (): Tools | undefined => (known ??= asked());

function asked(): Tools | undefined {
	const { stdout, status } = spawnSync("bash", ["-c", "echo ${BASH_VERSINFO[0]}.${BASH_VERSINFO[1]}; command -v sh"]);
	const [bash, sh] = stdout?.toString().trim().split("\n") ?? [];
	return status === 0 && bash && sh ? { bash, sh: basename(realpathSync(sh)) } : undefined;
}

async function problemOf({ text }: Subject): Promise<string | undefined> {
	for (const name of SHELLS) {
		const problem = await read(name, text);
		if (problem !== undefined) return `${name} -n: ${problem}`;
	}
	return undefined;
}

/** What a shell says that only reads the text and runs nothing of it: nothing, if all is well. */
function read(name: string, text: string): Promise<string | undefined> {
	return new Promise((resolve) => {
		const child = execFile(name, ["-n"], { env: { LC_ALL: "C.UTF-8" } }, (error, _, stderr) => {
			const said = stderr.trim().split("\n")[0];
			resolve(said || (error ? error.message : undefined));
		});
		child.stdin!.on("error", () => undefined).end(text);
	});
}
