import { contents } from "../bytes.ts";
import { elements, type Ending } from "./elements.ts";
import { lines, type Piece, whole } from "./lines.ts";
import { LONGEST } from "./record.ts";

/** The parts of a file that should each be a record, cut by its layout. */
export async function pieces(path: string, end: Ending, signal?: AbortSignal): Promise<AsyncIterable<Piece>> {
	const layout = await layoutOf(path, signal);
	const chunks = contents(path, signal);
	if (layout === "list") return elements(chunks, LONGEST, end);
	return layout === "object" ? whole(chunks, LONGEST) : lines(chunks, LONGEST);
}

/** Whether a file contains one record per line, one JSON list of records, or one record over several lines. */
export async function layoutOf(path: string, signal?: AbortSignal): Promise<"lines" | "list" | "object"> {
	for await (const chunk of contents(path, signal)) {
		const start = new TextDecoder().decode(chunk).trimStart();
		if (start === "") continue;
		const [first = "", ...more] = start.split("\n");
		if (first.trim() === "{") return "object";
		const isAlone = more.every((line) => line.trim() === "");
		return first.startsWith("[") && (isAlone || !isJson(first)) ? "list" : "lines";
	}
	return "lines";
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
