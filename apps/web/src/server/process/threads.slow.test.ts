import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildIfStale } from "../../../scripts/build.ts";
import { put } from "../../hub/testing.ts";
import { killed, startCommand, startOn, type TestServer } from "../../testing/processes.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-threads-"));
const faults = pathToFileURL(join(import.meta.dirname, "../../testing/faults.mjs")).href;

beforeAll(() => buildIfStale());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;

/** A data folder, and a file: the thread of a kind that gets work while it is there removes it and ends. */
function place(kind: "index" | "rendering"): {
	readonly data: string;
	readonly end: string;
	readonly environment: Record<string, string>;
} {
	const end = join(folder, `end-${made++}`);
	const environment = { NODE_OPTIONS: `--import ${faults}`, VITRINE_TEST_END: end, VITRINE_TEST_KIND: kind };
	return { data: join(folder, `data-${made}`), end, environment };
}

async function imports(data: string, source: string, environment = {}): Promise<{ code: unknown; said: string }> {
	const { ended, said } = startCommand({ VITRINE_DATA: data, ...environment }, "import", source);
	return { code: await ended, said: said() };
}

async function serve(data: string, environment: Record<string, string>): Promise<TestServer> {
	const server = await startOn(data, environment);
	onTestFinished(() => killed(server));
	return server;
}

/** The statuses of requests, and whether each that is refused says when to come back. */
async function statuses(url: string, paths: readonly string[]): Promise<readonly number[]> {
	const answers = await Promise.all(paths.map((path) => fetch(url + path)));
	for (const { status, headers } of answers) if (status !== 200) expect(headers.has("Retry-After")).toBe(true);
	return answers.map(({ status }) => status);
}

function models(): string {
	const source = join(folder, `models-${made}`);
	const text = "A sentence of a card. ".repeat(60);
	for (const name of ["one", "two", "three"])
		put(source, {
			[`owner/${name}/README.md`]: `---\nlicense: mit\n---\n# Of ${name}\n\n${text}\n`,
			[`owner/${name}/config.json`]: '{"model_type":"bert"}',
			[`owner/${name}/run.py`]: "print('code')\n",
		});
	return source;
}

/** A dump of records whose owner is `name`. */
function dump(name: string, records: number): string {
	const path = join(folder, `${name}-${made}.ndjson`);
	writeFileSync(path, Array.from({ length: records }, (_, at) => `{"id":"${name}/m-${at}"}\n`).join(""));
	return path;
}

/** Lists that need a search, in a round: pages that were rendered before are kept. */
const lists = (round: number): readonly string[] =>
	["/models?q=", "/models?sort=likes&q=", "/api/models?search="].map((path) => `${path}one${round}`);

describe("threads that end while pages are read", { timeout: 300_000 }, () => {
	test("searches answer 503 with Retry-After, what needs none is served, and it heals at once", async () => {
		const { data, end, environment } = place("index");
		expect(await imports(data, models())).toMatchObject({ code: 0 });
		const { url, child } = await serve(data, environment);
		const others = ["/livez", "/docs", "/tasks", "/owner/one/resolve/main/config.json"];
		expect(await statuses(url, [...lists(0), ...others])).toEqual(Array(7).fill(200));
		let refused = 0;
		for (let round = 1; round < 6; round++) {
			writeFileSync(end, "");
			const [searched, read] = await Promise.all([statuses(url, lists(round)), statuses(url, others)]);
			expect(read).toEqual([200, 200, 200, 200]);
			refused += searched.filter((status) => status === 503).length;
			await expect.poll(() => statuses(url, lists(round))).toEqual([200, 200, 200]);
		}
		expect(refused).toBeGreaterThan(0);
		expect(child.exitCode).toBeNull();
	});

	test("cards and files have a sentence in their place, their pages are served, and it heals", async () => {
		const { data, end, environment } = place("rendering");
		expect(await imports(data, models())).toMatchObject({ code: 0 });
		const { url, said } = await serve(data, environment);
		const page = async (path: string): Promise<readonly [number, string]> => {
			const answer = await fetch(`${url}/models/owner/${path}`);
			return [answer.status, await answer.text()];
		};
		expect(await page("one?tab=card")).toEqual([200, expect.stringContaining("A sentence of a card")]);
		for (const path of ["two?tab=card", "two?tab=files&file=run.py"]) {
			writeFileSync(end, "");
			const [status, html] = await page(path);
			expect([status, path]).toEqual([200, path]);
			expect(html).toContain("an error stopped it");
		}
		expect(await page("three?tab=card")).toEqual([200, expect.stringContaining("A sentence of a card")]);
		expect((await page("three?tab=files&file=run.py"))[1]).toContain("hljs");
		expect(said()).toContain("Rendering untrusted text failed. Its thread has ended.");
	});

	test("an import whose index thread ends fails with words, keeps the catalogue, and is continued", async () => {
		const { data, end, environment } = place("index");
		expect(await imports(data, dump("old", 10))).toMatchObject({ code: 0 });
		const { url } = await serve(data, {});
		const large = dump("new", 45_000);
		writeFileSync(end, "");
		const failed = await imports(data, large, environment);
		expect(failed.code).toBe(1);
		expect(failed.said).toMatch(/The worker thread has stopped \(it exited\)\. Try again/);
		expect(failed.said).not.toMatch(/\n\s+at /);
		const count = async (): Promise<string | null> =>
			(await fetch(`${url}/api/models?search=new&limit=1`)).text().then((text) => (text === "[]" ? "old" : "new"));
		expect([await count(), existsSync(end)]).toEqual(["old", false]);
		expect(await imports(data, large, environment)).toMatchObject({ code: 0 });
		await expect.poll(count).toBe("new");
	});
});
