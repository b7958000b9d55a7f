import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildIfStale } from "../../../scripts/build.ts";
import { put } from "../../hub/testing.ts";
import { killed, startOn, startVitrine, type TestProcess, type TestServer } from "../../testing/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-faults-"));
const pipe = join(folder, "pipe");
const hasPipes = spawnSync("mkfifo", [pipe]).status === 0;

beforeAll(() => buildIfStale());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
const newFolder = (): string => join(folder, `${made++}`);

/** Kills the process after the test. */
function owned<T extends TestProcess>(process: T): T {
	onTestFinished(() => killed(process));
	return process;
}

const serve = async (data: string, environment: Readonly<Record<string, string>> = {}): Promise<TestServer> =>
	owned(await startOn(data, environment));

async function run(data: string, ...words: readonly string[]): Promise<{ code: number | string; said: string }> {
	const { ended, said } = owned(startVitrine(data, ...words));
	return { code: await ended, said: said() };
}

/** A dump whose records have the number of their edition as a tag. */
function dump(edition: number, records: number): string {
	const file = join(folder, `edition-${edition}-${records}.ndjson`);
	const line = (i: number): string => `${JSON.stringify({ id: `owner/model-${i}`, tags: [`edition-${edition}`] })}\n`;
	writeFileSync(file, Array.from({ length: records }, (_, i) => line(i)).join(""));
	return file;
}

/** The tags that the models of a site have. */
async function editions(url: string): Promise<readonly string[]> {
	const models = (await (await fetch(`${url}/api/models?limit=100`)).json()) as readonly { readonly tags: string[] }[];
	return [...new Set(models.flatMap(({ tags }) => tags))].filter((tag) => tag.startsWith("edition"));
}

/** The environment of a server with a thread that hangs: in the pool of Node, or for searches while a file is there. */
const hanging = (hang: string): Readonly<Record<string, string>> => ({
	NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "../../testing/faults.mjs")).href}`,
	VITRINE_TEST_PIPE: pipe,
	VITRINE_TEST_HANG: hang,
});

const status = async (url: string): Promise<number> => (await fetch(url)).status;

describe("a server that is killed", { timeout: 300_000 }, () => {
	test("leaves an import running, and after a restart serves the last commit", async () => {
		const data = newFolder();
		expect(await run(data, "import", dump(1, 500))).toMatchObject({ code: 0 });
		const first = await serve(data);
		expect(await editions(first.url)).toEqual(["edition-1"]);
		const importing = run(data, "import", dump(2, 30_000));
		await setTimeout(1500);
		await killed(first);
		const during = await serve(data);
		expect([["edition-1"], ["edition-2"]]).toContainEqual(await editions(during.url));
		expect(await importing).toMatchObject({ code: 0 });
		await expect.poll(() => editions(during.url)).toEqual(["edition-2"]);
		await killed(during);
		const last = await serve(data);
		expect(await editions(last.url)).toEqual(["edition-2"]);
		expect(await run(data, "index", "verify")).toMatchObject({ code: 0 });
	});
});

describe.skipIf(!hasPipes)("a thread that hangs", { timeout: 300_000 }, () => {
	test("while searching: readers get 503 with Retry-After, other pages are served, and it heals", async () => {
		const data = newFolder();
		expect(await run(data, "import", dump(1, 500))).toMatchObject({ code: 0 });
		const flag = join(folder, "hang");
		const { url, said } = await serve(data, hanging(flag));
		expect(await status(`${url}/models`)).toBe(200);
		writeFileSync(flag, "");
		await setTimeout(500);
		const waiting = fetch(`${url}/models?q=model`);
		expect([await status(`${url}/livez`), await status(`${url}/docs`)]).toEqual([200, 200]);
		const late = await waiting;
		expect([late.status, late.headers.has("Retry-After")]).toEqual([503, true]);
		await expect.poll(() => status(`${url}/readyz`), { timeout: 60_000, interval: 500 }).toBe(503);
		const soon = await fetch(`${url}/models?q=other`);
		expect([soon.status, soon.headers.has("Retry-After")]).toEqual([503, true]);
		rmSync(flag);
		await expect.poll(() => status(`${url}/readyz`), { timeout: 120_000, interval: 500 }).toBe(200);
		expect(await status(`${url}/models?q=model`)).toBe(200);
		expect(said()).toContain("The index is healthy again");
	});

	test.each(["pool", "search"])("in a call of the system (%s) does not keep a stopped server alive", async (kind) => {
		const data = newFolder();
		expect(await run(data, "import", dump(1, 500))).toMatchObject({ code: 0 });
		const flag = join(folder, "hang-at-stop");
		const { url, child, ended, said } = await serve(data, hanging(kind === "pool" ? "pool" : flag));
		expect(await status(`${url}/models`)).toBe(200);
		if (kind === "search") writeFileSync(flag, "");
		await setTimeout(500);
		child.kill("SIGTERM");
		const end = await Promise.race([ended, setTimeout(40_000, "still running", { ref: false })]);
		expect([end, said()]).toEqual(["SIGKILL", expect.stringContaining("A thread is stuck")]);
		await expect(fetch(url)).rejects.toThrow();
		rmSync(flag, { force: true });
		expect(await run(data, "index", "verify")).toMatchObject({ code: 0 });
	});
});

describe("a damaged page of the database", { timeout: 300_000 }, () => {
	test("makes the pages that need it answer 503; verify names it, and a restore heals it without a restart", async () => {
		const data = newFolder();
		expect(await run(data, "import", dump(1, 3000))).toMatchObject({ code: 0 });
		const backup = join(folder, "damaged.backup");
		expect(await run(data, "backup", backup)).toMatchObject({ code: 0 });
		damageRecords(join(data, "catalogue.sqlite"));
		const { url } = await serve(data);
		const page = await fetch(`${url}/models/owner/model-7`);
		expect([page.status, page.headers.has("Retry-After")]).toEqual([503, true]);
		expect([await status(`${url}/docs`), await status(`${url}/livez`)]).toEqual([200, 200]);
		const verified = await run(data, "index", "verify");
		expect(verified).toMatchObject({ code: 1, said: expect.stringContaining("The database file is damaged") });
		expect(await run(data, "restore", backup)).toMatchObject({ code: 0 });
		await expect.poll(() => status(`${url}/models/owner/model-7`)).toBe(200);
		expect(await editions(url)).toEqual(["edition-1"]);
		expect(await run(data, "index", "verify")).toMatchObject({ code: 0 });
	});
});

/** Overwrites the pages that contain records. */
function damageRecords(path: string): void {
	const database = new DatabaseSync(path);
	database.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE; PRAGMA journal_mode = WAL");
	const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'records'").get() ?? {};
	const { page_size: size } = database.prepare("PRAGMA page_size").get() ?? {};
	database.close();
	const start = (Number(rootpage) - 1) * Number(size);
	writeFileSync(path, readFileSync(path).fill(0xff, start, start + 64));
}

describe("a source that vanishes", () => {
	test("leaves lists and pages, says that its files are missing, and heals when it is back", async () => {
		const [data, models] = [newFolder(), newFolder()];
		put(models, {
			"owner/model/README.md": "---\nlicense: mit\n---\n# A model",
			"owner/model/config.json": '{"model_type":"bert"}',
		});
		expect(await run(data, "import", models)).toMatchObject({ code: 0 });
		const { url, said } = await serve(data);
		const file = `${url}/owner/model/resolve/main/config.json`;
		expect(await status(file)).toBe(200);
		renameSync(models, `${models}-away`);
		await setTimeout(6000);
		expect([await status(`${url}/models`), await status(`${url}/models/owner/model`)]).toEqual([200, 200]);
		const missing = await fetch(file);
		expect([missing.status, missing.headers.get("X-Error-Message")]).toEqual([
			503,
			expect.stringContaining("The files of this model cannot be read at the moment"),
		]);
		expect(missing.headers.has("Retry-After")).toBe(true);
		for (const path of ["/models/owner/model?tab=files&file=config.json", "/picture?model=owner%2Fmodel&file=a.png"])
			expect([path, await status(url + path)]).toEqual([path, 503]);
		const page = await (await fetch(`${url}/models/owner/model`)).text();
		expect(page).toContain("and its card if it has one, cannot be read at the moment");
		expect(page).not.toContain("has no model card");
		renameSync(`${models}-away`, models);
		await expect.poll(() => status(file)).toBe(200);
		expect(said()).toMatch(/cannot be read; its models are shown without them[^]*can be read again/);
	});
});
