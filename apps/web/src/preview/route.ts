import { createHash } from "node:crypto";
import { isTask, libraries, taskInfo } from "@vitrine/catalogue";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { served } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import { renderImage } from "../rendering/rendering.ts";
import { RenderingError } from "../rendering/error.ts";
import { previewPng } from "../icon/preview.ts";
import type { Route } from "../site/site.ts";
import { modelImage, taskImage } from "./images.ts";
import { imageSvg } from "./svg.ts";

/** Bytes of images that are kept; one has about 20 kB. */
const KEPT = 8_000_000;

/** `/preview.model?id=` and `/preview.task?id=`: the images of link previews, as PNG. Where there is none, that of the site. */
export const preview: Route = (app, siteOf) => {
	const known = new LRUCache<string, Png>({ maxSize: KEPT, sizeCalculation: ({ byteLength }) => byteLength });
	const send = async (context: Context, svg: string | undefined): Promise<Response> => {
		const image = svg === undefined ? undefined : await renderedImage(known, svg);
		const max = image === undefined ? 60 : 3600;
		return context.body(image ?? previewPng(), 200, {
			"Content-Type": "image/png",
			"Cache-Control": `public, max-age=${max}`,
		});
	};
	app.get(served(links.preview("model")), async (context) => {
		const row = await siteOf(context).store.index.get(context.req.query("id") ?? "");
		return send(context, row && imageSvg(modelImage(row.record)));
	});
	app.get(served(links.preview("task")), async (context) => {
		const id = context.req.query("id") ?? "";
		if (!isTask(id)) return send(context, undefined);
		const { total } = await siteOf(context).store.index.search({ filters: { task: [id] }, limit: 1 });
		const counts = { models: total, libraries: libraries.filter(({ tasks }) => tasks.includes(id)).length };
		return send(context, imageSvg(taskImage(id, taskInfo(id).summary, counts)));
	});
};

type Png = Uint8Array<ArrayBuffer>;

/** The image of an SVG; undefined where it could not be rendered in time, so the caller sends another. */
async function renderedImage(known: LRUCache<string, Png>, svg: string): Promise<Png | undefined> {
	const key = createHash("sha256").update(svg).digest("base64");
	const before = known.get(key);
	if (before) return before;
	try {
		const png = await renderImage(svg);
		known.set(key, png);
		return png;
	} catch (error) {
		if (error instanceof RenderingError) return undefined;
		throw error;
	}
}
