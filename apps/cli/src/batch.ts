import type { Endpoint } from "@vitrine/inference";
import { answer } from "./batch/answer.ts";
import { linesOf } from "./batch/lines.ts";
import type { Output } from "./batch/shapes.ts";

export { answer } from "./batch/answer.ts";
export type { ErrorLine, Output, SnippetLine } from "./batch/shapes.ts";

export interface BatchStreams {
	readonly input: AsyncIterable<Uint8Array | string>;
	/** Writes text, and resolves when more is welcome. */
	readonly write: (text: string) => Promise<void>;
	readonly log: (message: string) => void;
	/** Endpoints of one's own, which lines can name as their provider. */
	readonly endpoints?: readonly Endpoint[];
}

/** Answers lines as they come, in their order. Blank lines are passed over. */
export async function runBatch({ input, write, log, endpoints }: BatchStreams): Promise<void> {
	let number = 0;
	for await (const line of linesOf(input)) {
		number++;
		if (line.trim() === "") continue;
		const at = number;
		const outputs = answer(line, at, (message) => log(`line ${at}: ${message}`), endpoints);
		if (outputs.length > 0) await write(outputs.map(written).join(""));
	}
}

const written = (output: Output): string => `${JSON.stringify(output)}\n`;
