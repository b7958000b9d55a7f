import { createHash } from "node:crypto";
import {
	closeSync,
	openSync,
	readFileSync,
	statSync,
	symlinkSync,
	truncateSync,
	utimesSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { array, assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { RepositoryFile } from "@vitrine/sources";
import { importSource } from "@vitrine/store";
import type { Store } from "../server/store.ts";
import { testApp, testStore } from "../testing/site.ts";
import { put, type Stage, stage } from "./testing.ts";
import { runs } from "../../../../test/sweep.ts";

const CARD = "---\nlicense: mit\nlanguage: en\n---\n# A model\n";
const TEXT = "0123456789".repeat(300);
/** A changed file is noticed after a second, or later on a slow machine. */
const PATIENCE = { interval: 200 };
const WRITTEN = new Date("2026-11-21T12:00:00.700Z");
const LARGE = 40 * 1024 * 1024;

let site: Stage;
beforeAll(async () => {
	site = await stage(
		{
			"acme/one/README.md": CARD,
			"acme/one/config.json": '{"model_type":"llama","architectures":["LlamaForCausalLM"]}',
			"acme/one/onnx/model.onnx": TEXT,
			"acme/one/onnx/deep/er.txt": "deep",
			"acme/one/a file (1)%2F é.txt": "odd",
			"acme/one/page.html": "<script>alert(1)</script>",
			"acme/one/empty.bin": "",
			"acme/one/.git/config": "secret",
			"bare/README.md": CARD,
		},
		[
			{
				id: "far/away",
				sha: "a".repeat(40),
				lastModified: "2026-08-14",
				tags: ["far"],
				siblings: [{ rfilename: "x" }],
			},
			{ id: "far/nameless", gated: "manual", safetensors: { parameters: { BF16: 7 } } },
		],
	);
	put(site.models, { "../outside.txt": "secret" });
	symlinkSync(join(site.models, "../outside.txt"), join(site.models, "acme/one/leak.txt"));
	utimesSync(join(site.models, "acme/one/onnx/model.onnx"), WRITTEN, WRITTEN);
	writeFileSync(join(site.models, "acme/one/big.bin"), "BEGIN");
	truncateSync(join(site.models, "acme/one/big.bin"), LARGE);
});
afterAll(() => site.close());

const get = async (path: string, init?: RequestInit): Promise<Response> => site.app.request(path, init);
const json = async (path: string): Promise<any> => (await get(path)).json();
/** The entries of a tree, each as its type and path. */
const paths = async (path: string): Promise<string[]> =>
	(await json(`/api/models/acme/one/tree/main${path}`)).map(
		(entry: { type: string; path: string }) => `${entry.type} ${entry.path}`,
	);
/** A model whose source has these files, each of one byte. */
const storeWith = async (files: readonly RepositoryFile[]): Promise<Store> => ({
	...(await testStore([{ id: "many/files", tags: [] }])),
	repositories: () => ({
		files: async () => files,
		revision: async () => "b".repeat(40),
		read: async () => new Uint8Array(1),
		stream: async () => new Blob(["x"]).stream(),
		open: async () => ({
			size: 1,
			modified: 0,
			read: async () => new Uint8Array(1),
			pieces: () => new Blob(["x"]).stream(),
			close: async () => {},
		}),
	}),
});
const gitName = (text: string): string =>
	createHash("sha1")
		.update(`blob ${Buffer.byteLength(text)}\0${text}`)
		.digest("hex");

describe("a model's info", () => {
	test("has what clients need: commit, files, author, dates with milliseconds", async () => {
		const info = await json("/api/models/acme/one");
		expect(info).toMatchObject({ id: "acme/one", modelId: "acme/one", author: "acme", private: false, gated: false });
		expect(info.sha).toMatch(/^[0-9a-f]{40}$/);
		expect(info["_id"]).toMatch(/^[0-9a-f]{24}$/);
		expect(info.lastModified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
		expect(info.cardData).toEqual({ license: "mit", language: "en" });
		const names = info.siblings.map(({ rfilename }: { rfilename: string }) => rfilename);
		expect(names).toContain("onnx/deep/er.txt");
		expect(names).not.toContain(".git/config");
	});

	test("is the same for main, for its commit, and for an id without an owner", async () => {
		const info = await json("/api/models/acme/one");
		for (const revision of ["main", "refs%2Fheads%2Fmain", info.sha])
			expect(await json(`/api/models/acme/one/revision/${revision}`)).toEqual(info);
		expect((await json("/api/models/bare")).id).toBe("bare");
	});

	test("has the blob ids of files on request", async () => {
		const { siblings } = await json("/api/models/bare?blobs=true");
		expect(siblings).toEqual([{ rfilename: "README.md", size: CARD.length, blobId: gitName(CARD) }]);
	});

	test("has the blob id of a file also where each step takes a second", async () => {
		let seconds = 0;
		const clock = vi.spyOn(performance, "now").mockImplementation(() => 1_000 * seconds++);
		onTestFinished(() => clock.mockRestore());
		const late = await stage({ "acme/late/README.md": CARD });
		const { siblings } = await (await late.app.request("/api/models/acme/late?blobs=true")).json();
		expect(siblings).toEqual([{ rfilename: "README.md", size: CARD.length, blobId: gitName(CARD) }]);
		await late.close();
	});

	test("has only the requested fields", async () => {
		const info = await json("/api/models/acme/one?expand=sha&expand=tags&expand=spaces");
		expect(Object.keys(info).sort()).toEqual(["_id", "id", "modelId", "sha", "tags"]);
		const wrong = await get("/api/models/acme/one?expand=colour");
		expect([wrong.status, wrong.headers.get("X-Error-Message")]).toEqual([400, expect.stringContaining('"colour"')]);
	});

	test("of a record without files is the record", async () => {
		expect(await json("/api/models/far/away")).toMatchObject({
			sha: "a".repeat(40),
			lastModified: "2026-08-14T00:00:00.000Z",
			siblings: [{ rfilename: "x" }],
		});
		const nameless = await json("/api/models/far/nameless");
		expect(nameless).toMatchObject({ downloads: null, likes: null, sha: expect.stringMatching(/^[0-9a-f]{40}$/) });
		const { headers } = await get(`/api/models/far/nameless/revision/${nameless.sha}`);
		expect(headers.get("X-Error-Code")).toBe("RepoNotFound");
		expect(nameless).not.toHaveProperty("lastModified");
		expect(nameless.safetensors).toEqual({ parameters: { BF16: 7 }, total: 7 });
	});
});

describe("a tree", () => {
	test("lists a folder, or everything below it", async () => {
		expect(await paths("")).toContain("directory onnx");
		expect(await paths("")).not.toContain("file onnx/model.onnx");
		const below = ["directory onnx/deep", "file onnx/model.onnx"];
		expect(await paths("/onnx")).toEqual(below);
		expect(await paths("/onnx?recursive=True")).toEqual([below[0], "file onnx/deep/er.txt", below[1]]);
		expect(await paths("/onnx%2Fdeep?expand=true")).toEqual(["file onnx/deep/er.txt"]);
		expect(await paths("?recursive=true")).toContain("directory onnx/deep");
	});

	test("names a file's contents as git does", async () => {
		const [entry] = await json("/api/models/bare/tree/main");
		expect(entry).toEqual({ type: "file", oid: gitName(CARD), size: CARD.length, path: "README.md" });
	});

	test("comes in pages", async () => {
		const files = Array.from({ length: 1501 }, (_, at) => ({ path: `part-${at}.txt`, size: 1 }));
		const app = await testApp({ store: await storeWith(files) });
		const seen: string[] = [];
		for (let path: string | undefined = "/api/models/many/files/tree/main?recursive=true"; path;) {
			const answer: Response = await app.request(path);
			for (const entry of (await answer.json()) as { path: string }[]) seen.push(entry.path);
			path = /^<http:\/\/localhost(.*)>; rel="next"$/.exec(answer.headers.get("Link") ?? "")?.[1];
		}
		expect([seen.length, new Set(seen).size]).toEqual([1501, 1501]);
	});

	test("has as many entries on a page as a client asks for, up to 1,000", async () => {
		const app = await testApp({
			store: await storeWith(Array.from({ length: 1200 }, (_, at) => ({ path: `${at}`, size: 1 }))),
		});
		const page = async (query: string): Promise<readonly [number, string | undefined]> => {
			const answer = await app.request(`/api/models/many/files/tree/main?${query}`);
			return [((await answer.json()) as unknown[]).length, answer.headers.get("Link")?.match(/[?&](limit=\d+)/)?.[1]];
		};
		expect(await page("limit=3")).toEqual([3, "limit=3"]);
		expect(await page("limit=5&expand=true")).toEqual([5, "limit=5"]);
		expect(await page("limit=5000")).toEqual([1000, "limit=5000"]);
		for (const wrong of ["0", "-1", "many", "1.5", ""]) {
			const answer = await app.request(`/api/models/many/files/tree/main?limit=${wrong}`);
			expect([wrong, answer.status]).toEqual([wrong, 400]);
			expect(answer.headers.get("X-Error-Message")).toContain("limit is");
		}
	});

	test("of chosen paths leaves out paths that do not exist", async () => {
		const body = new URLSearchParams([
			["paths", "README.md"],
			["paths", "onnx"],
			["paths", "none"],
			["expand", "False"],
		]);
		const answer = await get("/api/models/acme/one/paths-info/main", { method: "POST", body });
		const found = (await answer.json()) as { type: string; path: string }[];
		expect(found.map(({ type, path }) => [type, path])).toEqual([
			["file", "README.md"],
			["directory", "onnx"],
		]);
		const asJson = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"paths":["README.md"]}' };
		expect(await (await get("/api/models/acme/one/paths-info/main", asJson)).json()).toHaveLength(1);
		const none = await get("/api/models/acme/one/paths-info/main", { method: "POST", body: "" });
		expect(none.status).toBe(400);
	});

	test("has one branch", async () => {
		const { sha } = await json("/api/models/bare");
		const { branches } = await json("/api/models/bare/refs");
		expect(branches).toEqual([{ name: "main", ref: "refs/heads/main", targetCommit: sha }]);
		expect((await get("/api/models/far/away/refs")).headers.get("X-Error-Code")).toBe("RepoNotFound");
	});
});

describe("a file", () => {
	const MODEL = "/acme/one/resolve/main/onnx/model.onnx";

	test("comes whole, with commit, name and length", async () => {
		const answer = await get(MODEL);
		const { sha } = await json("/api/models/acme/one");
		expect([answer.status, await answer.text()]).toEqual([200, TEXT]);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"x-repo-commit": sha,
			etag: `"${gitName(TEXT)}"`,
			"content-length": String(TEXT.length),
			"accept-ranges": "bytes",
		});
		expect(await (await get(`/acme/one/resolve/${sha}/README.md`)).text()).toBe(CARD);
		expect(await (await get("/bare/resolve/main/README.md")).text()).toBe(CARD);
	});

	test("has the same headers for HEAD as for GET", async () => {
		const [whole, head] = [await get(MODEL), await get(MODEL, { method: "HEAD", headers: { Range: "bytes=0-1" } })];
		expect([head.status, await head.text()]).toEqual([200, ""]);
		for (const { headers } of [head, whole]) headers.delete("X-Request-Id");
		expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
	});

	test.each([
		["bytes=0-3", 206, "0123", "bytes 0-3/3000"],
		["bytes=2995-", 206, "56789", "bytes 2995-2999/3000"],
		["bytes=-2", 206, "89", "bytes 2998-2999/3000"],
		["bytes=3000-", 416, undefined, "bytes */3000"],
	])("is sent in part: %s", async (range, status, body, said) => {
		const answer = await get(MODEL, { headers: { Range: range } });
		expect([answer.status, answer.headers.get("Content-Range")]).toEqual([status, said]);
		if (body === undefined) return;
		expect([await answer.text(), answer.headers.get("Content-Length")]).toEqual([body, String(body.length)]);
	});

	test("is sent whole where If-Range names another version", async () => {
		const other = await get(MODEL, { headers: { Range: "bytes=5-", "If-Range": '"other"' } });
		expect([other.status, await other.text()]).toEqual([200, TEXT]);
		const same = await get(MODEL, { headers: { Range: "bytes=-1", "If-Range": `"${gitName(TEXT)}"` } });
		expect(same.status).toBe(206);
		expect((await get(MODEL, { headers: { "If-None-Match": `"${gitName(TEXT)}"` } })).status).toBe(304);
	});

	test("is sent in part where If-Range is exactly its Last-Modified", async () => {
		const time = (await get(MODEL)).headers.get("Last-Modified") ?? "";
		expect(time).toBe("Sat, 21 Nov 2026 12:00:00 GMT");
		const part = (version: string): Promise<Response> =>
			get(MODEL, { headers: { Range: "bytes=5-9", "If-Range": version } });
		const [same, earlier] = await Promise.all([part(time), part("Sat, 21 Nov 2026 11:59:59 GMT")]);
		expect([same.status, await same.text(), earlier.status]).toEqual([206, "56789", 200]);
	});

	test("is refused where If-Match names another version", async () => {
		const [same, other] = await Promise.all(
			[gitName(TEXT), "other"].map((tag) => get(MODEL, { headers: { Range: "bytes=0-3", "If-Match": `"${tag}"` } })),
		);
		expect([same?.status, other?.status]).toEqual([206, 412]);
		expect(other?.headers.get("X-Error-Message")).toMatch(/model\.onnx" is not the version/);
	});

	test("is never compressed", async () => {
		const answer = await get("/acme/one/resolve/main/onnx%2Fmodel.onnx", { headers: { "Accept-Encoding": "gzip" } });
		expect(answer.headers.get("Content-Encoding")).toBeNull();
		expect(answer.headers.get("Content-Length")).toBe(String(TEXT.length));
		const card = await get("/acme/one/resolve/main/config.json", { headers: { "Accept-Encoding": "gzip" } });
		expect(card.headers.get("Cache-Control")).toContain("no-transform");
	});

	test("may have any name, and may be empty", async () => {
		const odd = await get(`/acme/one/resolve/main/${encodeURIComponent("a file (1)%2F é.txt")}`);
		expect(await odd.text()).toBe("odd");
		expect(odd.headers.get("Content-Disposition")).toBe(
			"inline; filename*=UTF-8''a%20file%20%281%29%252F%20%C3%A9.txt",
		);
		const empty = await get("/acme/one/resolve/main/empty.bin");
		expect([empty.status, await empty.text(), empty.headers.get("Content-Length")]).toEqual([200, "", "0"]);
	});

	test("that is untrusted cannot act as a page of this site", async () => {
		const { headers } = await get("/acme/one/resolve/main/page.html");
		expect(headers.get("Content-Type")).toBe("application/octet-stream");
		expect(headers.get("Content-Disposition")).toMatch(/^attachment;/);
		expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
		expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
	});

	test("that is large has a provisional name at once, and then its SHA-256", async () => {
		const path = "/acme/one/resolve/main/big.bin";
		const name = async (): Promise<string> => (await get(path, { method: "HEAD" })).headers.get("ETag") ?? "";
		const first = await name();
		expect(first).toMatch(/^"(?:[0-9a-f]{40}|[0-9a-f]{64})"$/);
		const digest = createHash("sha256")
			.update(readFileSync(join(site.models, "acme/one/big.bin")))
			.digest("hex");
		await expect.poll(name, PATIENCE).toBe(`"${digest}"`);
		for (const tag of [first, `"${digest}"`]) {
			const part = await get(path, { headers: { Range: "bytes=0-4", "If-Range": tag } });
			expect([part.status, await part.text()]).toEqual([206, "BEGIN"]);
		}
		const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${LARGE}\n`;
		const lfs = { oid: digest, size: LARGE, pointerSize: pointer.length };
		const tree: { path: string }[] = await json("/api/models/acme/one/tree/main");
		expect(tree.find((entry) => entry.path === "big.bin")).toMatchObject({ oid: gitName(pointer), size: LARGE, lfs });
		const { siblings } = await json("/api/models/acme/one?blobs=true");
		expect(siblings).toContainEqual({
			rfilename: "big.bin",
			size: LARGE,
			blobId: gitName(pointer),
			lfs: { sha256: digest, size: LARGE, pointerSize: pointer.length },
		});
		// The same size and, as far as it can be set, the same date.
		const { atime, mtime } = statSync(join(site.models, "acme/one/big.bin"));
		const handle = openSync(join(site.models, "acme/one/big.bin"), "r+");
		writeSync(handle, "OTHER");
		closeSync(handle);
		utimesSync(join(site.models, "acme/one/big.bin"), atime, mtime);
		expect(await name()).not.toBe(`"${digest}"`);
	});

	test("has the date of its last change, also where it is empty and a part is requested", async () => {
		utimesSync(join(site.models, "acme/one/empty.bin"), WRITTEN, WRITTEN);
		const answer = await get("/acme/one/resolve/main/empty.bin", { headers: { Range: "bytes=0-0" } });
		expect([answer.status, answer.headers.get("Content-Range"), await answer.text()]).toEqual([200, "bytes */0", ""]);
		expect(answer.headers.get("Last-Modified")).toBe("Sat, 21 Nov 2026 12:00:00 GMT");
	});

	test("that is changed changes the commit", async () => {
		const before = (await json("/api/models/bare")).sha;
		put(site.models, { "bare/README.md": `${CARD}\nMore.\n` });
		await expect.poll(async () => (await json("/api/models/bare")).sha, PATIENCE).not.toBe(before);
		const answer = await get("/bare/resolve/main/README.md");
		expect(await answer.text()).toContain("More.");
		expect(answer.headers.get("X-Repo-Commit")).not.toBe(before);
		const changed = await get(`/bare/resolve/${before}/README.md`);
		expect(changed.headers.get("X-Error-Code")).toBe("RevisionNotFound");
		expect(changed.headers.get("X-Error-Message")).toContain("has changed since revision");
	});

	test("that has not changed is found at the commit with which a download began, and by its first digits", async () => {
		put(site.models, { "acme/busy/README.md": CARD, "acme/busy/model.bin": TEXT });
		const { sha } = await json("/api/models/acme/one");
		await importSource(site.store.index, site.models);
		const before = (await json("/api/models/acme/busy/revision/main")).sha;
		put(site.models, { "acme/busy/README.md": `${CARD}More.` });
		await expect.poll(async () => (await json("/api/models/acme/busy")).sha, PATIENCE).not.toBe(before);
		const kept = await get(`/acme/busy/resolve/${before}/model.bin`);
		expect([kept.status, kept.headers.get("X-Repo-Commit"), await kept.text()]).toEqual([200, before, TEXT]);
		expect((await json(`/api/models/acme/busy/revision/${before}`)).sha).toBe(before);
		expect((await get(`/acme/one/resolve/${sha.slice(0, 8)}/README.md`)).headers.get("X-Repo-Commit")).toBe(sha);
		expect((await get(`/acme/one/resolve/${sha.slice(0, 6)}/README.md`)).status).toBe(404);
	});

	test("that was written to a moment ago is sent with its own commit", async () => {
		put(site.models, { "acme/quick/README.md": CARD });
		await importSource(site.store.index, site.models);
		const path = "/acme/quick/resolve/main/README.md";
		const first = (await get(path)).headers.get("X-Repo-Commit");
		put(site.models, { "acme/quick/README.md": `${CARD}New.` });
		const answer = await get(path);
		expect([(await answer.text()).endsWith("New."), answer.headers.get("X-Repo-Commit") === first]).toEqual([
			true,
			false,
		]);
	});
});

describe("a missing model, revision or file", () => {
	test.each([
		["/api/models/no/such", "RepoNotFound"],
		["/no/such/resolve/main/x", "RepoNotFound"],
		["/api/models/acme/one/revision/v2", "RevisionNotFound"],
		["/acme/one/resolve/v2/README.md", "RevisionNotFound"],
		["/acme/one/resolve/main/absent.json", "EntryNotFound"],
		["/acme/one/resolve/main/onnx", "EntryNotFound"],
		["/acme/one/resolve/main/leak.txt", "EntryNotFound"],
		["/acme/one/resolve/main/.git%2Fconfig", "EntryNotFound"],
		["/api/models/acme/one/tree/main/absent", "EntryNotFound"],
		["/far/away/resolve/main/x", "RepoNotFound"],
		["/api/models/far/away/revision/main", "RepoNotFound"],
		["/api/models/far/away/tree/main", "RepoNotFound"],
		["/datasets/acme/one/resolve/main/x", "RepoNotFound"],
		["/api/spaces/acme/one", "RepoNotFound"],
	])("%s is a %s", async (path, code) => {
		for (const method of ["GET", "HEAD"]) {
			const { status, headers } = await get(path, { method });
			expect([status, headers.get("X-Error-Code")]).toEqual([404, code]);
			expect(headers.get("X-Error-Message")).toMatch(/\w \w/);
		}
	});

	test("is answered with the commit, or with the address where the files may be", async () => {
		expect((await get("/acme/one/resolve/main/absent.json")).headers.get("X-Repo-Commit")).toMatch(/^[0-9a-f]{40}$/);
		expect((await get("/far/away/resolve/main/x")).headers.get("X-Error-Message")).toContain(
			"https://hub.example/far/away",
		);
	});

	test.each([
		"..%2F..%2F..%2Foutside.txt",
		"onnx%2F..%2F..%2F..%2F..%2Foutside.txt",
		"%2Fetc%2Fpasswd",
		"a%00b",
		"onnx%2F%2Fmodel.onnx",
	])("a path that leaves the repository is refused: %s", async (path) => {
		const answer = await get(`/acme/one/resolve/main/${path}`);
		expect(answer.status).toBe(400);
		expect(await answer.text()).not.toContain("secret");
	});

	test("is answered with a message that fits into a header", async () => {
		const answer = await get(`/acme/one/resolve/main/${encodeURIComponent("ü\r\nX-Evil: 1")}`);
		expect(answer.status).toBe(404);
		expect(answer.headers.get("X-Error-Message")).toMatch(/^[\x20-\x7e]+$/);
		expect(answer.headers.get("X-Evil")).toBeNull();
	});
});

for (const [numRuns, options] of runs(60, 300))
	test(`any address, however it is written, gets a status of this API (${numRuns} addresses)`, options, async () => {
		const step = oneof(
			constantFrom("api", "models", "acme", "one", "bare", "tree", "revision", "resolve", "refs", "main", "..", "onnx"),
			string({ unit: "grapheme" }).map(encodeURIComponent),
			constantFrom("%FF", "%00", "%2e%2e", "%2F", "%25", "%", "a b", "\\"),
		);
		const query = constantFrom("", "?recursive=true", "?cursor=x", "?expand=x", "?blobs=1", "?limit=x&cursor=IiI");
		const header = oneof(constantFrom("bytes=0-", "bytes=-1"), string().map(encodeURIComponent));
		await assert(
			asyncProperty(array(step, { minLength: 1, maxLength: 7 }), query, header, async (steps, search, Range) => {
				const answer = await get(`/${steps.join("/")}${search}`, { headers: { Range, "If-Range": Range } });
				expect([200, 206, 301, 302, 304, 400, 401, 403, 404, 416]).toContain(answer.status);
				expect(await answer.text()).not.toContain("secret");
			}),
			{ numRuns },
		);
	});

describe("pages of the site", () => {
	test.each(["/models/acme/one", "/models/bare", "/docs", "/tasks"])("%s is answered as before", async (path) => {
		const answer = await get(path);
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, expect.stringContaining("text/html")]);
	});

	test.each(["/models/resolve/main/x", "/docs/x/resolve/main/y", "/models/x/resolve/main/y", "/a/resolve"])(
		"%s is a missing page",
		async (path) => {
			const answer = await get(path);
			expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, expect.stringContaining("text/html")]);
			expect(answer.headers.get("X-Error-Code")).toBeNull();
		},
	);
});
