import { afterAll, beforeAll, expect, test } from "vitest";
import { LEAVING_PATHS, SECRET_FILES } from "../../../../fixtures/hostile/archives.ts";
import { type Stage, stage } from "./testing.ts";

const SECRET = "SECRET-OF-THE-OPERATOR";

let site: Stage;
beforeAll(async () => {
	const secrets = Object.fromEntries(SECRET_FILES.map((path) => [`acme/one/${path}`, SECRET]));
	const files = {
		"acme/one/README.md": "---\ntags: [plain]\n---\n",
		"acme/one/.gitattributes": "*.bin lfs",
		"secret.txt": SECRET,
	};
	site = await stage({ ...secrets, ...files });
});
afterAll(() => site.close());

test("files that may hold secrets are in no list, and get 404 and the reason", async () => {
	for (const path of SECRET_FILES) {
		const file = await site.app.request(`/acme/one/resolve/main/${path}`);
		expect([path, file.status, file.headers.get("X-Error-Code")]).toEqual([path, 404, "EntryNotFound"]);
		expect(file.headers.get("X-Error-Message")).toContain("VITRINE_ALLOW_FILES");
		const page = await site.app.request(`/models/acme/one?tab=files&file=${encodeURIComponent(path)}`);
		expect([path, page.status, (await page.text()).includes("VITRINE_ALLOW_FILES")]).toEqual([path, 404, true]);
	}
	for (const list of [
		"/api/models/acme/one/tree/main?recursive=true",
		"/api/models/acme/one",
		"/models/acme/one?tab=files",
		"/models/acme/one.md",
	]) {
		const text = await (await site.app.request(list)).text();
		expect(text).toContain(".gitattributes");
		for (const path of SECRET_FILES) expect(text, list).not.toContain(path);
	}
	expect((await site.app.request("/acme/one/resolve/main/.gitattributes")).status).toBe(200);
});

test("no path leaves a repository", async () => {
	for (const path of LEAVING_PATHS)
		for (const address of [
			`/acme/one/resolve/main/${path}`,
			`/models/acme/one?tab=files&file=${path}`,
			`/picture?model=acme/one&file=${path}`,
		]) {
			const answer = await site.app.request(address);
			expect(answer.status, address).toBeGreaterThanOrEqual(400);
			expect(answer.status, address).toBeLessThan(500);
			expect(await answer.text(), address).not.toContain(SECRET);
		}
});
