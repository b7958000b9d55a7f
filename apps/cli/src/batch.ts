import type { Endpoint } from "@vitrine/inference";
import type { Report } from "@vitrine/verify";
import { answer, type Output } from "@vitrine/web/snippets";
import { linesOf } from "./lines.ts";

export {
	answer,
	APPS,
	clientInstall,
	type ErrorLine,
	FIELDS,
	type SnippetKind,
	KINDS,
	LANGUAGES,
	LOADERS,
	type LogMessage,
	type Output,
	type SnippetLine,
	standingOf,
} from "@vitrine/web/snippets";

interface BatchStreams {
	readonly input: AsyncIterable<Uint8Array | string>;
	/** Writes text; resolves when it can take more. */
	readonly write: (text: string) => Promise<void>;
	readonly log: (message: string) => void;
	/** Custom endpoints, which lines can name as their provider. */
	readonly endpoints?: readonly Endpoint[];
	/** The report of the checks, for the levels of the snippets. */
	readonly report?: Report;
}

/** UTF-16 units of a line; the code for a longer one would take gigabytes. */
const LONGEST = 8_000_000;

/** Answers lines as they arrive, in order. Blank lines are skipped. */
export async function runBatch({ input, write, log, endpoints, report }: BatchStreams): Promise<void> {
	let number = 0;
	for await (const line of linesOf(input, LONGEST)) {
		number++;
		const at = number;
		if (line.length > LONGEST) {
			await write(written({ key: null, line: at, error: { message: TOO_LONG } }));
			continue;
		}
		if (line.trim() === "") continue;
		const outputs = answer(line, at, (message) => log(`line ${at}: ${message}`), endpoints, report);
		if (outputs.length > 0) await write(outputs.map(written).join(""));
	}
}

const TOO_LONG = `This line is longer than ${LONGEST} characters.`;

const written = (output: Output): string => `${JSON.stringify(output)}\n`;
