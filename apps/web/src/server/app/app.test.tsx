import { createHash } from "node:crypto";
import { mediaFiles } from "@vitrine/catalogue";
import { afterEach, describe, expect, test, vi } from "vitest";
import { links } from "../../base/links.ts";
import { attribute, byTag, elementsOf, textOf } from "../../testing/html.ts";
import { testApp, testStore } from "../../testing/site.ts";

const app = await testApp();
afterEach(() => void vi.restoreAllMocks());

describe("a page", () => {
	test("has an entity tag, and is not sent again to a client that has it", async () => {
		const first = await app.request("/tasks");
		const tag = first.headers.get("ETag") ?? "";
		expect(tag).toMatch(/^W\/".+"$/);
		expect(first.headers.get("Cache-Control")).toBe("no-cache");
		const again = await app.request("/tasks", { headers: { "If-None-Match": `"other", ${tag}` } });
		expect([again.status, await again.text()]).toEqual([304, ""]);
		const other = await app.request("/libraries", { headers: { "If-None-Match": tag } });
		expect(other.status).toBe(200);
	});

	test("may run its own inline script and no other", async () => {
		const answer = await app.request("/");
		const inline = byTag(elementsOf(await answer.text()), "script")
			.filter((script) => attribute(script, "src") === undefined && attribute(script, "type") === undefined)
			.map((script) => createHash("sha256").update(textOf(script)).digest("base64"));
		expect(inline).toHaveLength(1);
		const policy = answer.headers.get("Content-Security-Policy") ?? "";
		expect(policy).toContain(`script-src 'self' 'sha256-${inline[0]}';`);
		expect(policy).not.toContain("unsafe");
	});

	test.each([
		["X-Content-Type-Options", "nosniff"],
		["Referrer-Policy", "strict-origin-when-cross-origin"],
	])("carries %s: %s", async (name, value) => {
		expect((await app.request("/")).headers.get(name)).toBe(value);
	});

	test("is compressed for clients that accept it", async () => {
		const answer = await app.request("/libraries", { headers: { "Accept-Encoding": "gzip" } });
		expect(answer.headers.get("Content-Encoding")).toBe("gzip");
		expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
	});

	test("redirects from an address with a trailing slash", async () => {
		const answer = await app.request("/tasks/");
		expect([answer.status, new URL(answer.headers.get("Location") ?? "", "http://site").pathname]).toEqual([
			301,
			"/tasks",
		]);
	});
});

describe("files", () => {
	test("of the build are cached forever, because their names change with their contents", async () => {
		const answer = await app.request("/assets/main.css");
		expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(await answer.text()).toBe("body{}");
	});

	test("of the demos all exist", async () => {
		expect(mediaFiles.length).toBeGreaterThan(5);
		const answers = await Promise.all(mediaFiles.map((name) => app.request(links.media(name))));
		expect(answers.map(({ status }) => status)).toEqual(mediaFiles.map(() => 200));
		for (const answer of answers) expect(answer.headers.get("Content-Type")).toMatch(/^(image|audio)\//);
	});

	test("are sent in part on request", async () => {
		const sound = mediaFiles.find((name) => name.endsWith(".wav")) ?? "";
		const part = await app.request(links.media(sound), { headers: { Range: "bytes=0-3" } });
		expect([part.status, await part.text()]).toEqual([206, "RIFF"]);
		const beyond = await app.request(links.media(sound), { headers: { Range: "bytes=999999999-" } });
		expect(beyond.status).toBe(416);
	});

	test.each(["/media/..%2Fpackage.json", "/media/%2e%2e%2fpackage.json", "/media/..%5Cpackage.json", "/media/a%00b"])(
		"outside their folder are not served: %s",
		async (path) => {
			expect((await app.request(path)).status).toBe(404);
		},
	);
});

describe("an unknown address", () => {
	test.each([
		["/tasks/text-generaton", "/tasks/text-generation"],
		["/libraries/Transformers", "/libraries/transformers"],
		["/models/openai/whisper-tinny", "/models/openai/whisper-tiny"],
		["/transformers", "/libraries/transformers"],
		["/openai/whisper-tinny", "/models/openai/whisper-tiny"],
		["/task/fill-mask", "/tasks/fill-mask"],
		["/providers/grok", "/providers/groq"],
	])("%s offers %s", async (path, near) => {
		const answer = await app.request(path);
		expect(answer.status).toBe(404);
		const found = byTag(elementsOf(await answer.text()), "a").map((link) => attribute(link, "href"));
		expect(found).toContain(near);
	});

	test.each([
		"/%E0%A4%A",
		"/models/%FF/x",
		"/tasks/%00",
		"/a//b",
		`/${"x".repeat(2_000)}`,
		"/<script>alert(1)</script>",
	])("%s is answered with 404", async (path) => {
		const answer = await app.request(path);
		expect(answer.status).toBe(404);
		expect(await answer.text()).not.toContain("<script>alert");
	});

	test("has no entity tag", async () => {
		expect((await app.request("/nowhere")).headers.get("ETag")).toBeNull();
	});
});

describe("an internal error", () => {
	test("is logged, and the page says what to do without internal details", async () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		const store = await testStore();
		const broken = await testApp({
			store: { ...store, index: withFault(store.index, "search", new Error("secret path /home/me")) },
		});
		const answer = await broken.request("/");
		const html = await answer.text();
		expect(answer.status).toBe(500);
		expect(html).toContain("Something went wrong");
		expect(html).not.toMatch(/secret|\bat .*:\d+:\d+/);
		expect(log).toHaveBeenCalledOnce();
	});

	test("names the request, on the page, in its header and in the log", async () => {
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		const store = await testStore();
		const index = withFault(store.index, "search", new Error("broken"));
		const headers = { "X-Request-Id": "proxy-17" };
		const answer = await (await testApp({ store: { ...store, index } })).request("/", { headers });
		expect(answer.headers.get("X-Request-Id")).toBe("proxy-17");
		expect(byTag(elementsOf(await answer.text()), "code").map(textOf)).toContain("proxy-17");
		expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^GET \/ \(request proxy-17\)\nError: broken\n/));
	});

	test("is answered also where the error page fails", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const store = await testStore();
		const broken = await testApp({ store: { ...store, index: withFault(store.index, "count", new Error("gone")) } });
		const answer = await broken.request("/");
		expect([answer.status, answer.headers.get("Content-Type")]).toEqual([500, expect.stringContaining("text/plain")]);
		const text = await answer.text();
		expect(text).not.toContain("gone");
		expect(text).toContain(`Request ${answer.headers.get("X-Request-Id")}`);
	});
});

describe("a filter without JavaScript", () => {
	test("narrows the list, and keeps what was typed", async () => {
		const elements = elementsOf(await (await app.request("/tasks?q=speech+recog")).text());
		const rows = byTag(elements, "tr").filter((row) => textOf(row).includes("Recognition"));
		expect(rows).toHaveLength(1);
		expect(byTag(elements, "output").map(textOf)).toEqual([expect.stringMatching(/^[12] of \d+ tasks$/)]);
		expect(byTag(elements, "input").map((input) => attribute(input, "value"))).toContain("speech recog");
	});

	test("shows that nothing matches", async () => {
		expect(await (await app.request("/libraries?q=zzzz")).text()).toContain("No libraries match.");
	});
});

/** An index with one method that fails. */
function withFault<T extends object>(whole: T, method: keyof T, error: Error): T {
	return new Proxy(whole, {
		get: (target, name) => {
			if (name === method) return () => Promise.reject(error);
			const value: unknown = Reflect.get(target, name, target);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}
