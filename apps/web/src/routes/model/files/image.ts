import { streamOf } from "../../../http/stream.ts";
import type { Route } from "../../../site/site.ts";
import { served } from "../../../base/basePath.ts";
import { links } from "../../../base/links.ts";
import { imageType } from "../../../base/images.ts";
import { findModel, readableFiles } from "../../../resources/model/model.ts";

/** The size of the largest image that is served, in bytes. */
const LARGEST = 20_000_000;

/** The policy of an untrusted image, which may be SVG: it can only render itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `/picture`: images in repositories, for model cards, streamed. No other files are served. */
export const image: Route = (app, siteOf) => {
	app.get(served(links.image()), async (context) => {
		const site = siteOf(context);
		const { model = "", file = "" } = context.req.query();
		const type = imageType(file);
		const found = type === undefined ? undefined : await findModel(site, model);
		const repository = found && readableFiles(found);
		const size = repository?.files.find(({ path }) => path === file)?.size;
		if (type === undefined || size === undefined || size > LARGEST) return context.notFound();
		const pieces = await repository?.stream(file, { start: 0, end: size });
		if (pieces === undefined) return context.notFound();
		return context.body(
			streamOf(context.req.raw, () => pieces[Symbol.asyncIterator]()),
			200,
			{
				"Content-Type": type,
				"Content-Length": String(size),
				"Content-Security-Policy": POLICY,
				// Compression would change the length.
				"Cache-Control": "public, max-age=300, no-transform",
			},
		);
	});
};
