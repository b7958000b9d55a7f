import type { Context } from "hono";
import type { Endpoint } from "@vitrine/inference";
import { served } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import { alsoFormats, preferredFormat, sendJson } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { type Comparison, comparisonOf } from "./data.ts";
import { comparisonJson } from "./json.ts";
import { ComparePage } from "./page.tsx";
import { isCluttered, readQuestion } from "./question.ts";

/** `/compare?model=a&model=b`: a comparison, also as JSON (`/compare.json`, or by Accept). Other fields, which forms send, are removed from the address by a redirect. */
export const compare: Route = (app, siteOf) => {
	app.get(served(links.compare()), async (context) => {
		const site = siteOf(context);
		const search = new URL(context.req.url).searchParams;
		const question = readQuestion(search);
		const { ids, left, differences, fit } = question;
		if (isCluttered(search))
			return context.redirect(
				links.compare({ model: [...ids, ...left], ...(differences && { only: "differences" }), ...fit }),
			);
		const comparison = await comparisonOf(site.store.index, question);
		if (preferredFormat(context) === "json") return send(site, context, comparison);
		return alsoFormats(await site.page(context, pageOf(comparison, site.config.endpoints)));
	});
	app.get("/compare.json", async (context) => {
		const site = siteOf(context);
		const question = readQuestion(new URL(context.req.url).searchParams);
		return send(site, context, await comparisonOf(site.store.index, question));
	});
};

function send(site: Site, context: Context, comparison: Comparison): Response {
	const address = links.compare({ model: comparison.models.map(({ id }) => id) });
	return sendJson(context, comparisonJson(comparison, originOf(context, site.config)), address);
}

function pageOf(comparison: Comparison, endpoints: readonly Endpoint[]): Page {
	const { question, models, unknown } = comparison;
	const names = models.map(({ id }) => id);
	return {
		title: names.length === 0 ? "Compare models" : `Compare ${names.join(", ")}`,
		description: `A comparison of models: licence, size, memory, formats, languages and results${names.length > 0 ? ` of ${names.join(", ")}` : ""}.`,
		section: links.models(),
		canonical: links.compare({ model: names }),
		status: statusOf(question.left.length, unknown.length, names.length),
		body: <ComparePage {...comparison} endpoints={endpoints} />,
	};
}

function statusOf(left: number, unknown: number, found: number): 200 | 400 | 404 {
	if (left > 0) return 400;
	return unknown > 0 && found === 0 ? 404 : 200;
}
