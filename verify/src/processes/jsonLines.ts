import { spawn } from "node:child_process";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { exitOf } from "./exit.ts";

/**
 * Runs a Python script that reads a JSON object per line and answers each with one, in order. Yields each item with its
 * answer; throws if the script fails or does not answer every item.
 */
export async function* answersOf<Item, Answer>(
	python: string,
	script: string,
	items: readonly Item[],
	inputOf: (item: Item) => object,
): AsyncGenerator<readonly [Item, Answer]> {
	const child = spawn(python, ["-I", script], { stdio: ["pipe", "pipe", "inherit"] });
	const exit = exitOf(child);
	child.stdin.end(items.map((item) => `${JSON.stringify(inputOf(item))}\n`).join(""));
	const unanswered = items.values();
	let next = unanswered.next();
	for await (const line of createInterface({ input: child.stdout })) {
		if (next.done) break;
		yield [next.value, JSON.parse(line) as Answer];
		next = unanswered.next();
	}
	const status = await exit;
	if (status === 0 && next.done) return;
	throw new Error(`${basename(script)} exited with status ${status} before it had answered all ${items.length} lines.`);
}
