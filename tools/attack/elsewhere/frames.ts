import { escapeHtml } from "../../../apps/web/src/base/escapeHtml.ts";
import type { Attempt } from "../corpus.ts";
import { ask } from "../probe.ts";
import type { Host } from "./host.ts";

/** A model of the corpus whose fields are in order, for attributes that are not. */
const MODEL = "hostile/text-0";
const ATTRIBUTES = ["model", "mode", "task", "library", "provider", "language", "client", "app", "quant", "theme"];

/** A page of another site, and what is wrong with it before a browser has seen it. */
export interface HostPage {
	readonly tries: string;
	readonly html: string;
	readonly problems: readonly string[];
}

/** The page of another site that shows a model in all ways: the element, the frame, and what oEmbed answers. */
export async function framesOf({ id, tries }: Attempt, text: string | undefined, places: Places): Promise<HostPage> {
	const { site, host, at } = places;
	const embedded = await oembedOf(site, id, text);
	const own = [
		...["load", "call", "run"].map((mode) => element({ model: id, mode })),
		frame(site, { model: id, mode: "load" }),
		...embedded.map(({ html }) => html),
	];
	const given = text === undefined ? [] : withText(text, places);
	return {
		tries,
		html: pageOf(site, [...own, ...given], `${host.url} ${at}`),
		problems: embedded.flatMap(({ html, url }) =>
			isOneFrame(html, site) ? [] : [`oEmbed of ${url.slice(0, 80)} is no frame of the site: ${html.slice(0, 80)}`],
		),
	};
}

export interface Places {
	readonly site: string;
	readonly host: Host;
	/** The number of the text that the false Vitrine answers with. */
	readonly at: number;
}

/** The text in every attribute, in the address of the frame, and from a Vitrine that lies. */
const withText = (text: string, { site, host, at }: Places): readonly string[] => [
	...ATTRIBUTES.map((name) => element({ model: MODEL, ...(name === "mode" ? {} : { mode: "call" }), [name]: text })),
	element({ model: text, site: `${host.url}/lie/any/${at}` }),
	frame(site, { model: text, mode: text, theme: text, library: text }),
];

const element = (attributes: Readonly<Record<string, string>>): string =>
	`<vitrine-snippet${Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeHtml(value.toWellFormed())}"`)
		.join("")}></vitrine-snippet>`;

function frame(site: string, query: Readonly<Record<string, string>>): string {
	const search = new URLSearchParams(
		Object.entries(query).map(([name, value]): [string, string] => [name, value.toWellFormed()]),
	);
	return `<iframe title="Code" width="600" height="300" src="${escapeHtml(`${site}/embed?${search}`)}"></iframe>`;
}

/** What oEmbed gives another site to write into its page, for the page of the model and for addresses with the text. */
async function oembedOf(site: string, id: string, text = id): Promise<readonly { html: string; url: string }[]> {
	const urls = [
		`${site}/models/${id.split("/").map(encoded).join("/")}`,
		`${site}/embed?model=${encoded(id)}&mode=call&task=${encoded(text)}`,
		`${site}/models/${MODEL}?mode=load&language=${encoded(text)}`,
	];
	const answers = await Promise.all(
		urls.map(async (url) => {
			const { status, text: body } = await ask(`${site}/oembed?url=${encoded(url)}`);
			return { url, status, body };
		}),
	);
	return answers
		.filter(({ status }) => status === 200)
		.map((answer) => ({ url: answer.url, html: String((JSON.parse(answer.body) as { html?: unknown }).html) }));
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Whether other sites get one frame, of this site, and nothing beside it. */
const isOneFrame = (html: string, site: string): boolean =>
	/^<iframe (?:[a-z-]+="[^"<>]*" ?)+><\/iframe>$/.test(html) && html.startsWith(`<iframe src="${site}/embed?`);

/** A page with content in a box that it should not leave. */
export const pageOf = (site: string, content: readonly string[], title: string): string =>
	[
		`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
		`<title>${escapeHtml(title)}</title><h1>Another site</h1>`,
		`<div class="prose card" style="max-width:700px">${content.join("\n")}</div>`,
		`<p>Below</p><style>iframe{max-width:100%;border:0}</style><script src="${site}/embed.js" async></script></html>`,
	].join("\n");
