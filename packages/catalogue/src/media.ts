import { tasks } from "./tasks.ts";
import type { Demo } from "./shapes.ts";

/** The names of all files that demos show or play. */
export const mediaFiles: readonly string[] = [...new Set(tasks.flatMap(({ demo }) => namesIn(demo)))];

/** Where the file of a demo item lies, beside this package; throws for a name that no demo uses. */
export function mediaFile(filename: string): URL {
	if (!mediaFiles.includes(filename)) throw new RangeError(`filename: no demo uses ${JSON.stringify(filename)}.`);
	return new URL(`../media/${filename}`, import.meta.url);
}

/** The content type to serve a demo file with. */
export function mediaType(filename: string): "image/svg+xml" | "audio/wav" {
	if (filename.endsWith(".svg")) return "image/svg+xml";
	if (filename.endsWith(".wav")) return "audio/wav";
	throw new RangeError(`filename: ${JSON.stringify(filename)} is neither .svg nor .wav.`);
}

function namesIn({ inputs, outputs }: Demo): readonly string[] {
	return [...inputs, ...outputs].flatMap((item) => ("filename" in item ? [item.filename] : []));
}
