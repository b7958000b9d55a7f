import { links } from "../../base/links.ts";
import type { Page, Route } from "../../site/site.ts";
import { type Comparison, comparisonOf } from "./data.ts";
import { ComparePage } from "./page.tsx";
import { isCluttered, readQuestion } from "./question.ts";

/** `/compare?model=a&model=b`: a comparison. Other fields, which forms send, are removed from the address by a redirect. */
export const compare: Route = (app, site) => {
	app.get(links.compare(), async (context) => {
		const search = new URL(context.req.url).searchParams;
		const question = readQuestion(search);
		const { ids, left, differences } = question;
		if (isCluttered(search))
			return context.redirect(links.compare({ model: [...ids, ...left], ...(differences && { only: "differences" }) }));
		return site.page(context, pageOf(await comparisonOf(site.store.index, question)));
	});
};

function pageOf(comparison: Comparison): Page {
	const { question, models, unknown } = comparison;
	const names = models.map(({ id }) => id);
	return {
		title: names.length === 0 ? "Compare models" : `Compare ${names.join(", ")}`,
		description: `A comparison of models: licence, size, memory, formats, languages and results${names.length > 0 ? ` of ${names.join(", ")}` : ""}.`,
		section: links.models(),
		canonical: links.compare({ model: names }),
		status: statusOf(question.left.length, unknown.length, names.length),
		body: <ComparePage {...comparison} />,
	};
}

function statusOf(left: number, unknown: number, found: number): 200 | 400 | 404 {
	if (left > 0) return 400;
	return unknown > 0 && found === 0 ? 404 : 200;
}
