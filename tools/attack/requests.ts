import { HOSTILE_ADDRESSES } from "../../fixtures/hostile/addresses.ts";
import { LEAVING_PATHS, SECRET_FILES } from "../../fixtures/hostile/archives.ts";
import { OTHER_HOSTS } from "../../fixtures/hostile/hosts.ts";
import { MESSAGES } from "../../fixtures/hostile/messages.ts";
import { brokenXml, isXml, problemsOf } from "./answers.ts";
import { type Attempt, pagesOf, type Tried } from "./corpus.ts";
import { type Asked, requestsWithTexts } from "./fields.ts";
import { ask, watch } from "./probe.ts";
import { programsOf } from "./programs.ts";
import type { StageResult } from "./report.ts";
import { type Share, shareOf } from "./share.ts";
import type { Site } from "./site.ts";
import { PROMPT, roundFigures, roundText } from "./stopwatch.ts";

/** Requests every model and every address of a share once. */
export function attackRequests(
	site: Site,
	attempts: readonly Attempt[],
	more: readonly Tried[],
	share: Share,
): Promise<StageResult> {
	const lists = ["/models", "/models?sort=likes", "/api/models?limit=1000&full=true", "/sitemap.xml", "/models.atom"];
	const all = [
		...pagesOf(attempts),
		...programsOf(attempts),
		...more,
		...Object.entries(HOSTILE_ADDRESSES).map(([tries, address]) => ({ tries, path: address() })),
		...lists.map((path) => ({ tries: "a list", path })),
		...messages(),
	];
	return attack("requests", site, shareOf(all, share));
}

/** What reads a body of JSON. */
const READERS = ["/mcp", "/api/v1/snippets", "/api/models/hostile/text-0/paths-info/main"];

const messages = (): readonly Asked[] =>
	READERS.flatMap((path) =>
		Object.entries(MESSAGES).map(([tries, body]) => ({
			tries,
			path,
			init: { method: "POST", body: body(), headers: { "Content-Type": "application/json", Accept: ANY_MESSAGE } },
		})),
	);

const ANY_MESSAGE = "application/json, text/event-stream";

/** Puts every hostile text into every field of every request. */
export const attackFields = (site: Site, share: Share): Promise<StageResult> =>
	attack("texts in requests", site, shareOf(requestsWithTexts(), share));

/** Sends requests one after another, while /livez is watched. */
async function attack(stage: string, site: Site, asked: readonly Asked[]): Promise<StageResult> {
	const watching = await watch(site);
	const broken: string[] = [];
	const feeds: { readonly tries: string; readonly text: string }[] = [];
	let slowest = { ms: 0, where: "" };
	for (const [at, { tries, path, init }] of asked.entries()) {
		const { late } = watching.rounds();
		const answer = await ask(site.url + path, init);
		const where = `${tries} (${path.slice(0, 80)})`;
		if (answer.ms > slowest.ms) slowest = { ms: answer.ms, where };
		broken.push(...problemsOf(path, answer).map((problem) => `${where}: ${problem}`));
		const seen = watching.rounds();
		if (seen.late > late) broken.push(`${where}: /livez took over ${PROMPT} ms (${roundText(seen.last)})`);
		if (isXml(answer)) feeds.push({ tries: where, text: answer.text });
		if ((at + 1) % 2_000 === 0) console.log(`  ${at + 1} of ${asked.length} requests, ${broken.length} problems`);
	}
	await watching.end();
	const wrong = brokenXml(feeds.map(({ text }) => text));
	if (wrong === undefined) console.log("SKIPPED without Python: whether feeds are well-formed");
	broken.push(...(wrong ?? []).map((at) => `${feeds[at]?.tries}: it is not XML`));
	const figures = {
		"slowest answer": `${Math.round(slowest.ms)} ms, ${slowest.where}`,
		...roundFigures(watching.rounds()),
		"largest process": `${watching.memory()} MB`,
	};
	return { stage, tries: asked.length, broken, figures };
}

/** Paths that leave a repository, files that are secret, and other hosts. */
export async function attackPaths(site: Site, model: string): Promise<StageResult> {
	const broken: string[] = [];
	const routes = [
		`/${model}/resolve/main`,
		`/models/${model}?tab=files&file=`,
		`/raw/${model}`,
		`/${model}/raw/main`,
		`/models/${model}/raw`,
		`/picture?model=${encodeURIComponent(model)}&file=`,
		`/api/models/${model}/tree/main`,
		`/api/models/${model}/safetensors-metadata`,
		`/v2/${model}/blobs`,
	];
	const names = [...LEAVING_PATHS, ...SECRET_FILES];
	for (const route of routes)
		for (const name of names) {
			const { status, text } = await ask(
				`${site.url}${route}${route.endsWith("=") ? encodeURIComponent(name) : `/${name}`}`,
			);
			if (text.includes(SECRET)) broken.push(`${route}/${name}: the secret was served`);
			if (status >= 500) broken.push(`${route}/${name}: status ${status}`);
		}
	for (const host of OTHER_HOSTS) {
		const { text, status } = await ask(site.url, { headers: { host } });
		if (text.includes(host)) broken.push(`host ${host}: the page repeats it`);
		if (status >= 500) broken.push(`host ${host}: status ${status}`);
	}
	return { stage: "paths and hosts", tries: routes.length * names.length + OTHER_HOSTS.length, broken };
}

/** The content of every file that must not be served. */
export const SECRET = "the-content-of-a-secret-file";
