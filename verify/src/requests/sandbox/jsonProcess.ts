import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { exitOf } from "../../processes/exit.ts";
import { tailOf } from "../../processes/tail.ts";

/** A process that reads a JSON object per line and answers each with one, in order. */
export interface JsonProcess {
	ask<Answer>(question: object): Promise<Answer>;
	close(): void;
}

/** Starts a process; if it exits, open questions are rejected with the end of its error output. */
export function startJsonProcess(
	command: string,
	args: readonly string[],
	env: Readonly<Record<string, string>>,
): JsonProcess {
	const child = spawn(command, args, { env, stdio: ["pipe", "pipe", "pipe"] });
	const open: Question[] = [];
	const errors = tailOf(child.stderr);
	createInterface({ input: child.stdout }).on("line", (line) => open.shift()?.resolve(JSON.parse(line)));
	const fail = (why: string): void => {
		const error = new Error(`${command} ${args.at(-1)}: ${why}\n${errors()}`);
		for (const { reject } of open.splice(0)) reject(error);
	};
	exitOf(child).then(
		(status) => fail(`exited with status ${status}`),
		(error: Error) => fail(error.message),
	);
	child.stdin.on("error", () => undefined);
	return {
		ask: <Answer>(question: object) =>
			new Promise<Answer>((resolve, reject) => {
				open.push({ resolve: resolve as (answer: unknown) => void, reject });
				child.stdin.write(`${JSON.stringify(question)}\n`);
			}),
		close: () => child.stdin.end(),
	};
}

interface Question {
	resolve(answer: unknown): void;
	reject(error: Error): void;
}
