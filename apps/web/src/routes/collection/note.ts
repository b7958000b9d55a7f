import { drawNote } from "../../drawing/drawing.ts";
import { DrawingError } from "../../drawing/error.ts";
import type { Rendered } from "../../markdown/markdown.ts";
import type { Collection } from "../../site/collections.ts";

/** The prefix of ids in notes; the page's own ids do not have it. */
const PREFIX = "note-";

/** Notes that were drawn whole, for as long as their version of the file is shown. */
const drawn = new WeakMap<Collection, Rendered>();

/** The note of a collection as safe HTML; its headings start at level 3. Undefined if it is empty. */
export async function noteOf(collection: Collection): Promise<Rendered | undefined> {
	const known = drawn.get(collection);
	if (known !== undefined || collection.text.trim() === "") return known;
	const note = await drawNote(collection.text, PREFIX).catch(notDrawn);
	if (note.cut === undefined) drawn.set(collection, note);
	return note;
}

/** What is shown where the server has too many other texts to draw. */
function notDrawn(error: unknown): Rendered {
	if (!(error instanceof DrawingError)) throw error;
	return { html: "", headings: [], cut: `This note is not shown: ${error.message}. Reload the page in a few seconds.` };
}
