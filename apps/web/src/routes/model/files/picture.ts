import type { Route } from "../../../site/site.ts";
import { links } from "../../../base/links.ts";
import { pictureType } from "../../../base/pictures.ts";
import { findModel } from "../model.ts";

/** The size of the largest picture that is served, in bytes. */
const LARGEST = 20_000_000;

/** The policy of an untrusted picture, which may be SVG: it can only render itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `/picture`: pictures in repositories, for model cards. No other files are served. */
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
