import type { Route } from "../../../site/site.ts";
import { links } from "../../../base/links.ts";
import { pictureType } from "./files.ts";
import { findModel } from "../model.ts";

/** Bytes of a picture that are handed out. */
const LARGEST = 20_000_000;

/** A stranger's picture may draw itself and do nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures of the repositories, for the cards that show them. Nothing else is handed out. */
export const picture: Route = (app, site) => {
	app.get(links.picture(), async (context) => {
		const { model = "", file = "" } = context.req.query();
		const type = pictureType(file);
		const found = type === undefined ? undefined : await findModel(site, model);
		const size = found?.repository?.files.find(({ path }) => path === file)?.size ?? Number.POSITIVE_INFINITY;
		const bytes = size <= LARGEST ? await found?.repository?.read(file, LARGEST) : undefined;
		if (type === undefined || bytes === undefined) return context.notFound();
		return context.body(new Uint8Array(bytes), 200, {
			"Content-Type": type,
			"Content-Security-Policy": POLICY,
			"Cache-Control": "public, max-age=300",
		});
	});
};
