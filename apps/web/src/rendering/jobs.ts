import { located } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import { isImage } from "../base/images.ts";
import { highlight } from "../highlight/highlight.ts";
import { breakWords } from "../highlight/breakWords.ts";
import type { Target } from "../markdown/links.ts";
import { type MarkdownOptions, type Piece, renderPieces } from "../markdown/markdown.ts";
import type { CardJob, CollectionsJob, HeaderJob, Job, Results, ShardJob } from "./messages.ts";
import type { Outlets } from "./outlets.ts";

/** Does a job, in its thread. */
export function finish(job: Job, outlets: Outlets): Promise<Results[Job["type"]]> | Results[Job["type"]] {
	if (job.type === "card") return card(job, outlets);
	if (job.type === "code") return breakWords(highlight(job.text, job.language));
	if (job.type === "collections") return collections(job);
	if (job.type === "image") return image(job.svg);
	if (job.type === "header") return header(job, outlets);
	return shard(job, outlets);
}

/** Loads the renderer first, which most threads never need. */
async function image(svg: string): Promise<Results["image"]> {
	const { renderSvg } = await import("./image.ts");
	return renderSvg(svg);
}

/** Loads the reader of YAML first, which most threads never need. */
async function collections({ text }: CollectionsJob): Promise<Results["collections"]> {
	const { readCollections } = await import("../data/collections/parse.ts");
	return readCollections(text);
}

/** Loads the readers of weights first, which most threads never need. */
async function header(job: HeaderJob, outlets: Outlets): Promise<Results["header"]> {
	const { readHeader } = await import("./header.ts");
	return readHeader(job, outlets);
}

/** Loads the readers of weights first. */
async function shard(job: ShardJob, outlets: Outlets): Promise<Results[ShardJob["type"]]> {
	const { readShardHeader, readShardIndex } = await import("./shards.ts");
	return job.type === "shardIndex" ? readShardIndex(job, outlets) : readShardHeader(job, outlets);
}

/** A batch of pieces is sent when it is this part of all that was sent, so that few messages are needed and little is lost. */
const PART = 1 / 50;

/** Sends the pieces of a card; returns why it is cut, if it is. */
function card(job: CardJob, { piece: send }: Outlets): string | undefined {
	const rendering = renderPieces(job.text, optionsOf(job));
	let [sent, batch]: [number, Piece] = [0, NOTHING];
	for (;;) {
		const { done, value } = rendering.next();
		if (done === true) {
			send(batch);
			return value;
		}
		batch = { html: batch.html + value.html, headings: [...batch.headings, ...value.headings] };
		if (batch.html.length < sent * PART) continue;
		send(batch);
		[sent, batch] = [sent + batch.html.length, NOTHING];
	}
}

const NOTHING: Piece = { html: "", headings: [] };

function optionsOf({ of, prefix }: CardJob): MarkdownOptions {
	if (of === undefined) return { top: 3, prefix, link: ofSite };
	const { id, from, paths, home } = of;
	const known = new Set(paths);
	return {
		top: 3,
		prefix,
		from,
		home,
		link: (target) => (isIn(known, target) ? links.model(id, { tab: "files", file: target.path }) : undefined),
		image: (target) => (isIn(known, target) && isImage(target.path) ? links.image(id, target.path) : undefined),
	};
}

const ofSite: NonNullable<MarkdownOptions["link"]> = (target) =>
	target.type === "site" ? located(target.path) : undefined;

type File = Target & { readonly type: "file" };

function isIn(paths: ReadonlySet<string>, target: Target): target is File {
	return target.type === "file" && paths.has(target.path);
}
