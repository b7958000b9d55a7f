import { createHash } from "node:crypto";
import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Stage, stage } from "./testing.ts";

const CARD = "---\nlicense: mit\nlanguage: en\npipeline_tag: text-generation\n---\n# A model\n";
const LARGE = 11 * 1024 * 1024;

let site: Stage;
beforeAll(async () => {
	site = await stage({ "Acme/One/README.md": CARD, "Acme/One/deep/x.txt": "x" }, [], {
		corsOrigins: ["https://apps.example"],
	});
	writeFileSync(join(site.models, "Acme/One/big.bin"), "BEGIN");
	truncateSync(join(site.models, "Acme/One/big.bin"), LARGE);
});
afterAll(() => site.close());

const get = async (path: string, init?: RequestInit): Promise<Response> => site.app.request(path, init);
const json = async (path: string): Promise<any> => (await get(path)).json();

test("a refusal is short, whatever was asked: proxies do not pass on long headers", async () => {
	const long = "x".repeat(7_000);
	for (const path of [`/api/models?expand=${long}`, `/api/datasets/${long}`, `/Acme/One/resolve/main/${long}`]) {
		const answer = await get(path);
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(answer.headers.get("X-Error-Message")).toMatch(/^.{20,503}$/);
		expect((await answer.text()).length).toBeLessThan(600);
	}
});

describe("clients in JavaScript", () => {
	test("find the revision HEAD and files below raw", async () => {
		const { sha } = await json("/api/models/Acme/One");
		expect((await json("/api/models/Acme/One/revision/HEAD")).sha).toBe(sha);
		const head = await get("/Acme/One/raw/HEAD/README.md", { method: "HEAD" });
		expect([head.status, head.headers.get("X-Repo-Commit")]).toEqual([200, sha]);
		expect(await (await get("/Acme/One/raw/main/README.md")).text()).toBe(CARD);
		expect((await get("/Acme/One/raw/main/none")).headers.get("X-Error-Code")).toBe("EntryNotFound");
	});

	test("get the pointer of a large file below raw, whole and in part", async () => {
		const sha256 = createHash("sha256")
			.update("BEGIN")
			.update(Buffer.alloc(LARGE - 5))
			.digest("hex");
		const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${LARGE}\n`;
		const path = "/Acme/One/raw/main/big.bin";
		const text = async (): Promise<string> => (await get(path, { headers: { Range: "bytes=0-199" } })).text();
		await expect.poll(text).toBe(pointer);
		const part = await get(path, { headers: { Range: "bytes=0-6" } });
		expect([part.status, await part.text()]).toEqual([206, "version"]);
		expect((await get("/Acme/One/resolve/main/big.bin", { method: "HEAD" })).headers.get("ETag")).toBe(`"${sha256}"`);
	});
});

describe("an address of the API", () => {
	test("may begin with two slashes, and owner and name may be in other letters", async () => {
		const { id } = await json("/api/models/Acme/One");
		for (const path of ["//api/models/Acme/One", "/api/models/acme/ONE", "//api/models/acme/one/revision/main"])
			expect((await json(path)).id).toBe(id);
		expect((await get("//acme/one/resolve/main/README.md")).status).toBe(200);
		expect((await get("/acme/two/resolve/main/README.md")).status).toBe(404);
	});

	test("gives one commit, no discussion, access for all, and the tags of the models", async () => {
		const { sha } = await json("/api/models/Acme/One");
		const [commit, ...more] = await json("/api/models/Acme/One/commits/main");
		expect([commit.id, commit.authors, more]).toEqual([sha, [], []]);
		expect(commit.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
		expect(await json("/api/models/Acme/One/discussions")).toMatchObject({ discussions: [], count: 0 });
		expect((await get("/api/models/Acme/One/auth-check")).status).toBe(200);
		expect((await get("/api/models/Acme/None/auth-check")).headers.get("X-Error-Code")).toBe("RepoNotFound");
		expect(await json("/api/models/Acme/One/commits/main?p=1")).toEqual([]);
		expect(Object.keys(await json("/api/models-tags-by-type?type=license"))).toEqual(["license"]);
		expect(await json("/api/models-tags-by-type?type=region")).toEqual({});
		const tags = await json("/api/models-tags-by-type");
		expect(tags.license).toEqual([{ type: "license", id: "license:mit", label: "mit" }]);
		expect(tags.language).toEqual([{ type: "language", id: "en", label: "English" }]);
		expect(tags.pipeline_tag[0].id).toBe("text-generation");
	});

	test("gives the last commit of files and folders on request", async () => {
		const { sha } = await json("/api/models/Acme/One");
		for (const entry of await json("/api/models/Acme/One/tree/main?expand=True"))
			expect(entry.lastCommit).toMatchObject({ id: sha, title: "Files of Acme/One" });
		const body = new URLSearchParams({ paths: "deep", expand: "True" });
		const answer = await get("/api/models/Acme/One/paths-info/main", { method: "POST", body });
		expect(await answer.json()).toMatchObject([{ path: "deep", lastCommit: { id: sha } }]);
		expect((await json("/api/models/Acme/One/tree/main"))[0]).not.toHaveProperty("lastCommit");
	});

	test.each([
		["GET", "/api/whoami-v2", 401, /no accounts/],
		["GET", "/api/datasets", 404, /^Datasets are not served here, only models\.$/],
		["GET", "/api/datasets/acme/data", 404, /https:\/\/hub\.example\/datasets\/acme\/data/],
		["HEAD", "/spaces/acme/app/resolve/main/app.py", 404, /Spaces are not served here/],
		["GET", "/api/other", 404, /no "\/api\/other"/],
		["GET", "/api/models/Acme/One/xyz/abc/def", 404, /no "\/api/],
		["POST", "/api/repos/create", 405, /read-only.*vitrine import/],
		["DELETE", "/api/models/Acme/One", 405, /read-only/],
		["POST", "/api/models/Acme/One/commit/main", 405, /read-only/],
		["PUT", "/Acme/One/resolve/main/README.md", 405, /read-only/],
		["POST", "/Acme/One/raw/main/README.md", 405, /read-only/],
		["GET", "/Acme/One.git/HEAD", 403, /hf download Acme\/One$/],
		["POST", "/Acme/One.git/git-receive-pack", 403, /hf download Acme\/One$/],
		["GET", "/Acme/One/info/refs", 403, /hf download Acme\/One$/],
	])("%s %s is answered %i in words", async (method, path, status, message) => {
		const answer = await get(path, { method });
		// Without a body there is nothing to parse: @huggingface/hub fails on an empty one that is called JSON.
		const type: unknown = method === "HEAD" ? null : expect.stringContaining("json");
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([status, type]);
		expect(answer.headers.get("X-Error-Message")).toMatch(message);
	});

	test.each([
		["/api/datasets/acme/data", "RepoNotFound"],
		["/api/datasets", null],
		["/api/spaces/acme/app", "RepoNotFound"],
		["/api/spaces?limit=2", null],
	])("%s has the code %s: clients print the reason of a refused list", async (path, code) => {
		expect((await get(path)).headers.get("X-Error-Code")).toBe(code);
	});

	test("tells git as text, which git prints", async () => {
		const answer = await get("/Acme/One.git/info/refs?service=git-upload-pack");
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([403, expect.stringContaining("text/plain")]);
		expect(await answer.text()).toContain("hf download Acme/One\n");
	});
});

describe("pages of other origins", () => {
	const ADDRESSES = ["/api/models", "/api/models/Acme/One", "/Acme/One/resolve/main/README.md", "/api/none"];

	test.each(["https://apps.example", "http://localhost:5173", "http://127.0.0.1:8080"])(
		"%s may read",
		async (Origin) => {
			for (const path of ADDRESSES) {
				const { headers } = await get(path, { headers: { Origin } });
				expect(headers.get("Access-Control-Allow-Origin")).toBe(Origin);
				expect(headers.get("Vary")).toContain("Origin");
				for (const name of ["ETag", "Link", "X-Repo-Commit", "X-Error-Code", "Content-Range", "Accept-Ranges"])
					expect(headers.get("Access-Control-Expose-Headers")).toContain(name);
				const asked = { Origin, "Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "range" };
				const answer = await get(path, { method: "OPTIONS", headers: asked });
				expect([answer.status, answer.headers.get("Access-Control-Allow-Headers")]).toEqual([204, "range"]);
				expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("GET");
			}
		},
	);

	test.each(["https://evil.example", "http://localhost.evil.example", "null", "file://"])(
		"%s may not",
		async (Origin) => {
			for (const path of ADDRESSES)
				for (const method of ["GET", "OPTIONS"]) {
					const { headers } = await get(path, { method, headers: { Origin } });
					expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
				}
		},
	);

	test("may not read the pages of the site", async () => {
		const { headers } = await get("/models", { headers: { Origin: "https://apps.example" } });
		expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
	});
});
