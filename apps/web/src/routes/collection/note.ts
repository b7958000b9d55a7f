import { renderNote } from "../../rendering/rendering.ts";
import { RenderingError } from "../../rendering/error.ts";
import type { Rendered } from "../../markdown/markdown.ts";
import type { Collection } from "../../site/collections.ts";

/** The prefix of ids in notes; the page's own ids do not have it. */
const PREFIX = "note-";

/** Notes that were rendered whole, for as long as their version of the file is shown. */
const rendered = new WeakMap<Collection, Rendered>();

/** The note of a collection as safe HTML; its headings start at level 3. Undefined if it is empty. */
export async function noteOf(collection: Collection): Promise<Rendered | undefined> {
	const known = rendered.get(collection);
	if (known !== undefined || collection.text.trim() === "") return known;
	const note = await renderNote(collection.text, PREFIX).catch(notRendered);
	if (note.cut === undefined) rendered.set(collection, note);
	return note;
}

/** What is shown where the server has too many other texts to render. */
function notRendered(error: unknown): Rendered {
	if (!(error instanceof RenderingError)) throw error;
	return { html: "", headings: [], cut: `This note is not shown: ${error.message}. Reload the page in a few seconds.` };
}
