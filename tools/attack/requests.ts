import { HOSTILE_ADDRESSES } from "../../fixtures/hostile/addresses.ts";
import { LEAVING_PATHS, SECRET_FILES } from "../../fixtures/hostile/archives.ts";
import { OTHER_HOSTS } from "../../fixtures/hostile/hosts.ts";
import { type Attempt, pagesOf, programsOf } from "./corpus.ts";
import { ask, PROMPT, watch } from "./probe.ts";
import type { StageResult } from "./report.ts";
import type { Site } from "./site.ts";

/** Bytes of the largest page, and of the largest answer of an API. */
const LARGEST = { page: 1024 * 1024, api: 8 * 1024 * 1024 } as const;

/** Requests every model and every address once, one after another, while /livez is watched. */
export async function attackRequests(site: Site, attempts: readonly Attempt[]): Promise<StageResult> {
	const paths = [
		...[...pagesOf(attempts), ...programsOf(attempts)].map(
			({ tries, path }) => [`${tries} (${path.slice(0, 80)})`, path] as const,
		),
		...Object.entries(HOSTILE_ADDRESSES).map(([tries, address]) => [tries, address()] as const),
		...["/models", "/models?sort=likes", "/api/models?limit=1000&full=true", "/sitemap.xml"].map(
			(path) => [path, path] as const,
		),
	];
	const watching = watch(site);
	const broken: string[] = [];
	let slowest = 0;
	for (const [tries, path] of paths) {
		const late = watching.late();
		const { status, bytes, ms } = await ask(site.url + path);
		slowest = Math.max(slowest, ms);
		const most = path.startsWith("/api/") ? LARGEST.api : LARGEST.page;
		if (status === 0 || (status >= 500 && status !== 503)) broken.push(`${tries}: status ${status}`);
		if (bytes > most) broken.push(`${tries}: ${bytes} bytes`);
		if (watching.late() > late) broken.push(`${tries}: /livez took over ${PROMPT} ms (${watching.slowest()} at most)`);
	}
	await watching.end();
	const figures = {
		"slowest answer": `${Math.round(slowest)} ms`,
		"slowest /livez": `${watching.slowest()} ms`,
		"largest process": `${watching.memory()} MB`,
	};
	return { stage: "requests", tries: paths.length, broken, figures };
}

/** Paths that leave a repository, files that are secret, and other hosts. */
export async function attackPaths(site: Site, model: string): Promise<StageResult> {
	const broken: string[] = [];
	const routes = [
		`/${model}/resolve/main`,
		`/models/${model}?tab=files&file=`,
		`/raw/${model}`,
		`/models/${model}/raw`,
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
