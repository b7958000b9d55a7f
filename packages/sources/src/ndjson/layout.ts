import { contents } from "../bytes.ts";
import { elements, type Ending } from "./elements.ts";
import { lines, type Piece, whole } from "./lines.ts";

/** Bytes of the longest record that is read. */
export const LONGEST = 16 * 1024 * 1024;

/** The parts of a file that should each be a record, cut by its layout. */
export async function pieces(path: string, end: Ending): Promise<AsyncIterable<Piece>> {
	const layout = await layoutOf(path);
	if (layout === "list") return elements(contents(path), LONGEST, end);
	return layout === "object" ? whole(contents(path), LONGEST) : lines(contents(path), LONGEST);
}

/** Whether a file contains one record per line, one JSON list of records, or one record over several lines. */
export async function layoutOf(path: string): Promise<"lines" | "list" | "object"> {
	for await (const chunk of contents(path)) {
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
