import { HIDDEN, LOOKALIKES } from "../../../fixtures/hostile/unicode.ts";
import { TEXTS } from "../../../fixtures/hostile/text.ts";
import type { Attempt, Tried } from "../corpus.ts";
import { openPages } from "../pages.ts";
import type { StageResult } from "../report.ts";
import { type Share, shareOf } from "../share.ts";
import type { Site } from "../site.ts";
import { framesOf, pageOf } from "./frames.ts";
import { type Host, startHost } from "./host.ts";
import { shownInNotebooks } from "./notebook.ts";

const PAYLOADS: Readonly<Record<string, string>> = { ...TEXTS, ...HIDDEN, ...LOOKALIKES };

/** A page to open, at its whole address. */
interface Opened {
	readonly tries: string;
	readonly url: string;
}

/** Shows every model and every text on pages of another site, in notebooks and as feeds, in Chromium. */
export async function attackElsewhere(
	site: Site,
	attempts: readonly Attempt[],
	collections: readonly Tried[],
	share: Share,
): Promise<StageResult> {
	const host = await startHost(site.url, Object.values(PAYLOADS));
	try {
		const broken: string[] = [];
		const pages = [
			...(await framed(site.url, host, attempts, broken)),
			...(await notebooks(site.url, host, attempts, broken)),
			...feeds(site.url, attempts, collections),
		];
		const found = await openPages([site.url, host.url], shareOf(pages, share));
		return { ...found, stage: "other sites, notebooks and feeds in Chromium", broken: [...broken, ...found.broken] };
	} finally {
		host.close();
	}
}

async function framed(site: string, host: Host, attempts: readonly Attempt[], broken: string[]): Promise<Opened[]> {
	const pages: Opened[] = [];
	const texts = Object.keys(PAYLOADS);
	for (const attempt of attempts.filter(({ id }) => id !== "")) {
		const text = attempt.id.startsWith("hostile/text-") ? PAYLOADS[attempt.tries] : undefined;
		const page = await framesOf(attempt, text, { site, host, at: texts.indexOf(attempt.tries) });
		broken.push(...page.problems.map((problem) => `${page.tries}: ${problem}`));
		pages.push(put(host, `/frames/${pages.length}`, page));
	}
	return pages;
}

/** Characters that act on a terminal, or reorder what is around them. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const ACTS = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

async function notebooks(site: string, host: Host, attempts: readonly Attempt[], broken: string[]): Promise<Opened[]> {
	const asked = [
		...attempts.filter(({ id }) => id !== "").map(({ id, tries }) => ({ url: site, id, tries })),
		...Object.keys(PAYLOADS).map((tries, at) => ({ url: `${host.url}/lie/typed/${at}`, id: "a/b", tries })),
	];
	const shown = await shownInNotebooks(asked.map(({ url, id }) => ({ url, id })));
	if (shown === undefined) {
		console.log("SKIPPED without Python: notebooks");
		return [];
	}
	return shown.map(({ html, plain }, at) => {
		const tries = asked[at]?.tries ?? "";
		if (ACTS.test(plain)) broken.push(`${tries}: the text for terminals has ${JSON.stringify(ACTS.exec(plain)?.[0])}`);
		return put(host, `/notebooks/${at}`, { tries, html: pageOf(site, [html], "A notebook") });
	});
}

function put(
	{ url, pages }: Host,
	path: string,
	{ tries, html }: { readonly tries: string; readonly html: string },
): Opened {
	pages.set(path, html);
	return { tries, url: url + path };
}

const feeds = (site: string, attempts: readonly Attempt[], collections: readonly Tried[]): Opened[] => [
	...attempts.map(({ id, tries }) => ({ tries, url: `${site}/models.atom?q=${encodeURIComponent(id)}` })),
	...collections.filter(({ path }) => path.endsWith(".atom")).map(({ path, tries }) => ({ tries, url: site + path })),
];
