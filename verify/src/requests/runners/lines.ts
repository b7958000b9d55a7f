import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A process that is asked in JSON, a line a question, and answers each with a line, one after the other. */
export interface Talk {
	ask<Answer>(question: object): Promise<Answer>;
	close(): void;
}

/** Starts a process to talk with; a question that it dies of is an error with what it said. */
export function talkTo(command: string, words: readonly string[], env: Readonly<Record<string, string>>): Talk {
	const child = spawn(command, words, { env, stdio: ["pipe", "pipe", "pipe"] });
	const waiting: { resolve(answer: unknown): void; reject(error: Error): void }[] = [];
	const said = lastWords(child);
	createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.resolve(JSON.parse(line)));
	const end = (why: string): void => {
		for (const { reject } of waiting.splice(0)) reject(new Error(`${command} ${words.at(-1)}: ${why}\n${said()}`));
	};
	child.on("error", (error) => end(error.message)).on("close", (code) => end(`ended with ${code}`));
	child.stdin.on("error", () => undefined);
	return {
		ask: <Answer>(question: object) =>
			new Promise<Answer>((resolve, reject) => {
				waiting.push({ resolve: resolve as (answer: unknown) => void, reject });
				child.stdin.write(`${JSON.stringify(question)}\n`);
			}),
		close: () => child.stdin.end(),
	};
}

function lastWords({ stderr }: ChildProcess): () => string {
	let text = "";
	stderr!.on("data", (piece: Buffer) => (text = (text + piece.toString()).slice(-LAST)));
	return () => text;
}

const LAST = 4000;
