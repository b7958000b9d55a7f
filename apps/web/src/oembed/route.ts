import type { Context } from "hono";
import { ApiProblem } from "../api/problem.ts";
import { BASE_PATH, served } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import { checks } from "../data/checks.ts";
import { escapeHtml } from "../base/escapeHtml.ts";
import { originOf } from "../http/origin.ts";
import { writeSnippets } from "../service/answers/snippets.ts";
import { sendProblem } from "../service/http/problemAnswer.ts";
import { sendAnswer } from "../service/http/send.ts";
import { PREVIEW } from "../site/preview.ts";
import type { Route, Site } from "../site/site.ts";
import { type Embedded, embeddedAt, queryOf } from "./embedded.ts";

/** The address of oEmbed. */
export const OEMBED: string = served(links.oembed());

/** `/oembed?url=`: how another site embeds the code on a page of a model, as oEmbed 1.0 has it. */
export const oembed: Route = (app, siteOf) => {
	app.get(OEMBED, async (context) => {
		try {
			return sendAnswer(context, "application/json", JSON.stringify(await answer(context, siteOf(context))));
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			return sendProblem(context, error);
		}
	});
};

async function answer(context: Context, site: Site): Promise<object> {
	const query = new URL(context.req.url).searchParams;
	const format = query.get("format") ?? "json";
	if (format !== "json")
		throw new ApiProblem(501, "format-not-offered", "format: only json is supported.", {
			field: "format",
			allowed: ["json"],
		});
	const [width, height] = [size(query, "maxwidth", 720), size(query, "maxheight", 420)];
	const origin = originOf(context, site.config);
	const embedded = embeddedAt(query.get("url"), origin + BASE_PATH);
	await written(embedded, site, origin);
	const { model } = embedded;
	const title = `Code for ${model}`;
	return {
		version: "1.0",
		type: "rich",
		provider_name: "Vitrine",
		provider_url: origin + links.home(),
		title,
		author_name: model,
		author_url: origin + links.model(model),
		thumbnail_url: origin + links.preview("model", model),
		thumbnail_width: PREVIEW.width,
		thumbnail_height: PREVIEW.height,
		width,
		height,
		html: frameOf(origin + links.frame(queryOf(embedded)), { title, width, height }),
	};
}

/** Throws ApiProblem for a model or an option without code, as the API does. */
async function written(
	{ model, kind, task, ...names }: Embedded,
	{ store, config }: Site,
	origin: string,
): Promise<void> {
	const { library, app, client, language, provider, quant } = names;
	const wanted = {
		kinds: [kind],
		...(library !== undefined && { libraries: [library] }),
		...(app !== undefined && { apps: [app] }),
		...(client !== undefined && { clients: [client] }),
		...(language !== undefined && { languages: [language] }),
		...(provider !== undefined && { provider }),
		...(quant !== undefined && { quant }),
	};
	const asked = { model, ...(task !== undefined && { task }), ...wanted } as Parameters<typeof writeSnippets>[0];
	const { snippets, notes } = await writeSnippets(asked, { store, config, report: checks(), origin });
	if (snippets.length > 0) return;
	throw new ApiProblem(404, "no-code", notes.join(" ") || `There is no code of this kind for ${model}.`, {
		field: "url",
	});
}

interface Size {
	readonly title: string;
	readonly width: number;
	readonly height: number;
}

function frameOf(src: string, { title, width, height }: Size): string {
	const named = `src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}"`;
	return `<iframe ${named} style="border:0;max-width:100%" loading="lazy" allow="clipboard-write"></iframe>`;
}

/** A size in pixels, at most that of the query. */
function size(query: URLSearchParams, field: string, usual: number): number {
	const text = query.get(field);
	if (text === null) return usual;
	if (/^[1-9]\d{0,5}$/.test(text)) return Math.min(usual, Number(text));
	throw new ApiProblem(400, "not-a-size", `${field} should be a number of pixels, such as ${usual}.`, {
		field,
		value: text,
	});
}
