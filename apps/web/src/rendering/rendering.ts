import { shortened } from "@vitrine/model";
import { availableParallelism } from "node:os";
import { visible } from "@vitrine/code";
import { threadScript } from "../data/threadScript.ts";
import { splitFrontMatter } from "../markdown/frontMatter.ts";
import { joined, type Piece, type Rendered } from "../markdown/markdown.ts";
import { RenderingError } from "./error.ts";
import type { CollectionsRead } from "../data/collections/parse.ts";
import type { CardPlace, Range, Results, ShardJob, ShownHeader, Unreadable } from "./messages.ts";
import { Pool } from "./pool.ts";

/** Milliseconds of processor time of a card, and of the start of one of which nothing was rendered in that time. Ordinary cards take 5 to 50. */
const CARD = 2_000;
const START_OF_CARD = 2_000;

/** UTF-16 units of the start of a card. */
const START = 10_000;

/** Milliseconds of a file of code, and of the header of a file of weights, which is read meanwhile. */
const CODE = 1_000;
const HEADER = 5_000;
/** Milliseconds of a file of collections. An ordinary one takes less than 100. */
const COLLECTIONS = 5_000;
/** Milliseconds of an image, with the loading of its renderer. An ordinary one takes less than 200. */
const IMAGE = 5_000;

const script = threadScript("render", import.meta.url);

/** Two threads at least, so that a card need not wait for a slow one. A card of the greatest length needs half of the heap. */
const THREADS = new Pool(script, {
	threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
	heap: 256,
	waiting: 200,
	patience: 5_000,
});

/** Prepares a thread for the first card. */
export function warmRendering(): void {
	THREADS.warm();
}

/**
 * A model card as safe HTML, as far as it was rendered within its bounds; `cut` is why the rest is missing. Rejects with a
 * RenderingError only where the server has too many others to render.
 */
export async function renderCard(card: Card, pool: Pool = THREADS): Promise<Rendered> {
	const whole = await attempt(pool, card, CARD);
	if (whole.html !== "" || whole.cut === undefined) return whole;
	const { html, headings } = await attempt(pool, { ...card, text: startOf(card.text) }, START_OF_CARD);
	return { html, headings, cut: whole.cut };
}

interface Card {
	readonly text: string;
	readonly of: CardPlace;
	readonly prefix: string;
}

/** A note of the operator as safe HTML, in the same way. It may link to pages of this site. */
export async function renderNote(text: string, prefix: string): Promise<Rendered> {
	return attempt(THREADS, { text, prefix }, START_OF_CARD, "note");
}

async function attempt(
	pool: Pool,
	card: Omit<Card, "of"> & Partial<Card>,
	deadline: number,
	what = "card",
): Promise<Rendered> {
	const pieces: Piece[] = [];
	try {
		const outlets = { piece: (piece: Piece) => void pieces.push(piece), read: async () => undefined };
		return joined(pieces, await pool.run({ type: "card", ...card }, deadline, outlets));
	} catch (error) {
		return joined(pieces, `The rest of this ${what} is not shown: ${reasonOf(error)}.`);
	}
}

/** The first paragraphs of a card. */
function startOf(text: string): string {
	const start = splitFrontMatter(text).body.slice(0, START);
	const end = start.lastIndexOf("\n\n");
	return end > 0 ? start.slice(0, end) : start;
}

/** A file of code as HTML, or why it is not shown. */
export async function renderCode(text: string, language: string): Promise<{ html: string } | { why: string }> {
	try {
		return { html: await THREADS.run({ type: "code", text, language }, CODE, NO_OUTLETS) };
	} catch (error) {
		return { why: reasonOf(error) };
	}
}

/** The header of a file of weights, or why it is not shown. `read` reads ranges of its bytes. */
export async function renderHeader(
	path: string,
	size: number,
	read: (range: Range) => Promise<Uint8Array | undefined>,
): Promise<ShownHeader | { readonly why: string }> {
	try {
		return await THREADS.run({ type: "header", path, size }, HEADER, { ...NO_OUTLETS, read });
	} catch (error) {
		return { why: `${path}: ${reasonOf(error)}` };
	}
}

/**
 * The index of a model in several files, or the header of one of them, or why it is not read. Rejects with a RenderingError only
 * where the server has too much to read.
 */
export async function readShard<T extends ShardJob["type"]>(
	job: ShardJob & { readonly type: T },
	read: (range: Range) => Promise<Uint8Array | undefined>,
): Promise<Results[T] | Unreadable> {
	try {
		return await THREADS.run(job, HEADER, { ...NO_OUTLETS, read });
	} catch (error) {
		reasonOf(error);
		return { why: "too-long" };
	}
}

/** What a file of collections holds, or why it cannot be read. */
export async function readCollectionsInWorker(text: string): Promise<CollectionsRead> {
	try {
		return await THREADS.run({ type: "collections", text }, COLLECTIONS, NO_OUTLETS);
	} catch (error) {
		return { why: reasonOf(error) };
	}
}

/** An SVG as PNG. Rejects with a RenderingError where it exceeds its deadline, or the server has too much to render. */
export async function renderImage(svg: string): Promise<Uint8Array<ArrayBuffer>> {
	return THREADS.run({ type: "image", svg }, IMAGE, NO_OUTLETS);
}

const NO_OUTLETS = { piece: () => {}, read: async () => undefined };

/** Why a job was not finished. Rethrows what should not be cached: the pool is busy, or an error of the disk. */
function reasonOf(error: unknown): string {
	if (!(error instanceof RenderingError) || error.code === "busy") throw error;
	if (error.code === "failed") console.error(visible(`Rendering untrusted text failed. ${causeOf(error)}`));
	return error.message;
}

/** UTF-16 units of what a thread says of its error: parsers quote what they were given. */
const LONGEST_CAUSE = 2_000;

const causeOf = ({ cause }: RenderingError): string =>
	shortened(cause instanceof Error ? cause.message : String(cause ?? "Its thread has ended."), LONGEST_CAUSE);
