// Tries every hostile input of fixtures/hostile in every place: snippets, pages, requests, paths. Zero broken is the only pass.
//   npm run attack
//   npm run attack -- --only code      one of: code, imports, requests, pages, elsewhere
//   npm run attack -- --share 2/5      the second fifth of the code, requests and pages: all of them take hours
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { SECRET_FILES } from "../../fixtures/hostile/archives.ts";
import { chromiumPath } from "../../apps/web/src/testing/chromium.ts";
import { importAll } from "../../apps/web/src/testing/processes.ts";
import { attackCalls, attackLoadSnippets } from "./code.ts";
import { type Attempt, pagesOf, type Tried, writeDump, writeRepositories } from "./corpus.ts";
import { keepOutcomes, writeCollections } from "./kept.ts";
import { attackElsewhere } from "./elsewhere/elsewhere.ts";
import { attackImports } from "./imports.ts";
import { attackPages } from "./pages.ts";
import { attackBytes } from "./bytes.ts";
import { print, type StageResult } from "./report.ts";
import { attackFields, attackPaths, attackRequests, SECRET } from "./requests.ts";
import { type Share, shareFrom, shareOf } from "./share.ts";
import { serve, type Site } from "./site.ts";

const PARTS = ["code", "imports", "requests", "pages", "elsewhere"] as const;
const { values } = parseArgs({ options: { only: { type: "string" }, share: { type: "string", default: "1/1" } } });
if (values.only !== undefined && !PARTS.some((part) => part === values.only)) {
	console.error(`--only must be one of ${PARTS.join(", ")}, not “${values.only}”.`);
	process.exit(2);
}
const share = shareFrom(values.share);
if (share === undefined) {
	console.error(`--share must be a part such as 2/5, not “${values.share}”.`);
	process.exit(2);
}
const isWanted = (part: (typeof PARTS)[number]): boolean => values.only === undefined || values.only === part;

const results: StageResult[] = [];
if (isWanted("code")) for (const stage of [attackCalls, attackLoadSnippets]) done(stage(share));
if (isWanted("imports")) done(await attackImports());
if (isWanted("requests") || isWanted("pages") || isWanted("elsewhere")) await attackSite(share);
const failed = results.filter(({ broken }) => broken.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function attackSite(share: Share): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-attack-"));
	try {
		const attempts = [...writeRepositories(join(folder, "models")), ...writeDump(join(folder, "dump.ndjson"))];
		for (const name of SECRET_FILES) hide(join(folder, "models/hostile/secrets", name));
		await importAll({ VITRINE_DATA: join(folder, "data") }, [join(folder, "models"), join(folder, "dump.ndjson")]);
		await keepOutcomes(join(folder, "data"), attempts);
		const collections = writeCollections(join(folder, "collections.yaml"), attempts);
		const site = await serve(join(folder, "data"), join(folder, "collections.yaml"));
		await attackServed(site, { attempts, collections, share }).finally(() => site.close());
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

interface Inputs {
	readonly attempts: readonly Attempt[];
	readonly collections: readonly Tried[];
	readonly share: Share;
}

async function attackServed(site: Site, { attempts, collections, share }: Inputs): Promise<void> {
	if (isWanted("requests")) {
		done(await attackRequests(site, attempts, collections, share));
		done(await attackFields(site, share));
		done(await attackPaths(site, "hostile/secrets"));
		done(await attackBytes(site));
	}
	if (!isWanted("pages") && !isWanted("elsewhere")) return;
	if (chromiumPath === undefined) return console.log("SKIPPED without Chromium: pages in a browser");
	if (isWanted("pages"))
		done(await attackPages(site, shareOf([...pagesOf(attempts), ...collections.filter(isPage)], share)));
	if (isWanted("elsewhere")) done(await attackElsewhere(site, attempts, collections, share));
}

/** Whether an address is a page, and not the same in another format. */
function isPage({ path }: Tried): boolean {
	return !/\.(?:md|json|atom)$/.test(path);
}

function hide(path: string): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, SECRET);
}

function done(result: StageResult): void {
	print(result);
	results.push(result);
}
