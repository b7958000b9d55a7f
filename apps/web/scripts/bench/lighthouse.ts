import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Lighthouse has its own folder and lock file: it is larger than the whole project, and only benches need it. */
const folder = fileURLToPath(new URL("../../../../tools/lighthouse/", import.meta.url));
const entry = join(folder, "node_modules/lighthouse/core/index.js");

/** Installs Lighthouse from its lock file if it is missing. Throws if that fails. */
export function installLighthouse(): void {
	if (isInstalled()) return;
	const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], {
		cwd: folder,
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (status !== 0) throw new Error(`npm ci in ${folder} failed; see the errors above.`);
}

/** Whether Lighthouse is installed. */
export const isInstalled = (): boolean => existsSync(entry);

/** How to install it. */
export const HOW_TO_INSTALL = "npm ci --prefix tools/lighthouse";

/** Lighthouse's results for one page. */
export interface Audited {
	/** 0 to 100. */
	readonly performance: number;
	/** Milliseconds until the largest element is painted, and for which the page could not respond. */
	readonly lcp: number;
	readonly tbt: number;
	/** Layout shift, without a unit. */
	readonly cls: number;
	/** `id: title` of every audit of accessibility, best practices and SEO that did not pass. */
	readonly failing: readonly string[];
}

/** Audits the page at `url` as a phone on a slow connection, with the browser that listens for commands at `port`. */
export async function audit(url: string, port: number, categories: readonly Category[] = CATEGORIES): Promise<Audited> {
	const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
	const report = await reportOn(() => lighthouse(url, { port, logLevel: "silent", onlyCategories: categories }));
	if (report === undefined) throw new Error(`Lighthouse has no result for ${url}`);
	if (report.runtimeError) throw new Error(`Lighthouse at ${url}: ${report.runtimeError.message}`);
	const figure = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
	return {
		performance: Math.round((report.categories["performance"]?.score ?? Number.NaN) * 100),
		lcp: figure("largest-contentful-paint"),
		tbt: figure("total-blocking-time"),
		cls: figure("cumulative-layout-shift"),
		failing: failing(report),
	};
}

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** On a busy machine, the browser's trace may lack its start; Lighthouse then asks for another run. */
async function reportOn(run: () => ReturnType<Lighthouse>): Promise<Report | undefined> {
	let report: Report | undefined;
	for (let left = TRIES; left > 0; left--) {
		report = (await run())?.lhr;
		if (report !== undefined && !report.runtimeError) break;
	}
	return report;
}

const TRIES = 4;

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

interface Report {
	readonly runtimeError?: { readonly message: string };
	readonly categories: Readonly<
		Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
	>;
	readonly audits: Readonly<
		Record<
			string,
			{
				readonly id: string;
				readonly title: string;
				readonly score: number | null;
				readonly scoreDisplayMode: string;
				readonly numericValue?: number;
			}
		>
	>;
}

/** Audits that did not pass, except those of performance, whose figures are reported instead. */
function failing({ categories, audits }: Report): readonly string[] {
	return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
		name === "performance"
			? []
			: auditRefs
					.map(({ id }) => audits[id]!)
					.filter(({ score, scoreDisplayMode }) => scoreDisplayMode !== "informative" && score !== null && score < 1)
					.map(({ id, title }) => `${id}: ${title}`),
	);
}

/** A free port. */
export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}
