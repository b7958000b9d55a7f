import type { ModelRecord } from "@vitrine/model";
import { beforeAll, describe, expect, test } from "vitest";
import type { Hono } from "hono";
import { byTag, elementsOf, attribute } from "../../testing/html.ts";
import { testApp, testStore } from "../../testing/site.ts";

const model = (id: string, createdAt?: string, more: Partial<ModelRecord> = {}): ModelRecord => ({
	id,
	tags: [],
	...(createdAt !== undefined && { createdAt }),
	...more,
});

const MODELS = [
	model("acme/old", "2026-01-01T00:00:00Z", { pipeline_tag: "fill-mask" }),
	model("acme/new", "2026-03-01T00:00:00Z", { pipeline_tag: "fill-mask", lastModified: "2026-04-01T00:00:00Z" }),
	model(`acme/<b>&"\u0007`, "2026-02-01T00:00:00Z", { pipeline_tag: "fill-mask" }),
	model("acme/undated", undefined, { pipeline_tag: "fill-mask" }),
	model("other/task", "2026-05-01T00:00:00Z"),
];

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await testStore(MODELS) });
});

interface JsonFeed {
	readonly title: string;
	readonly feed_url: string;
	readonly items: readonly { readonly url: string; readonly date_published: string; readonly date_modified: string }[];
}

describe("the feed of a list", () => {
	test("has its newest models, as Atom and as JSON", async () => {
		const atom = await app.request("/models.atom?task=fill-mask&sort=likes&page=3");
		expect([atom.status, atom.headers.get("Content-Type")]).toEqual([200, "application/atom+xml; charset=utf-8"]);
		const text = await atom.text();
		const ids = [...text.matchAll(/<entry><id>([^<]*)<\/id>/g)].map(([, id]) => id);
		expect(ids).toEqual([
			"http://localhost/models/acme/new",
			"http://localhost/models/acme/%3Cb%3E%26%22%07",
			"http://localhost/models/acme/old",
		]);
		expect(text).toContain("<updated>2026-04-01T00:00:00.000Z</updated>");
		const answer = await app.request("/models.json?task=fill-mask");
		expect(answer.headers.get("Content-Type")).toContain("application/feed+json");
		const feed = (await answer.json()) as JsonFeed;
		expect(feed.items.map(({ url }) => url)).toEqual(ids);
		expect(feed.title).toBe("New models: Fill-Mask");
		expect(feed.feed_url).toBe("http://localhost/models.json?task=fill-mask");
	});

	test("is well-formed whatever the records hold", async () => {
		const text = await (await app.request("/models.atom?author=acme")).text();
		// oxlint-disable-next-line no-control-regex -- characters that XML does not have
		expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
		expect(text).not.toContain("<b>");
		expect(text.match(/<(\w+)[ >]/g)?.length).toBeGreaterThan(10);
		expect(text.replaceAll(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
	});

	test("is in the order of the last update where no model says when it was created, and may be empty", async () => {
		const updated = [model("a/a", undefined, { lastModified: "2026-01-01T00:00:00Z" }), model("a/b")];
		const other = await testApp({ store: await testStore(updated) });
		const feed = (await (await other.request("/models.json")).json()) as JsonFeed;
		expect(feed.items.map(({ url }) => url)).toEqual(["http://localhost/models/a/a"]);
		expect(await (await app.request("/models.atom?author=nobody")).text()).toContain("<updated>1970-01-01");
	});

	test("names the field of an address that cannot be read", async () => {
		const answer = await app.request("/models.atom?colour=red");
		expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("colour")]);
	});

	test("is linked from the page of the list", async () => {
		const elements = elementsOf(await (await app.request("/models?task=fill-mask&page=1")).text());
		const alternate = byTag(elements, "link").find((link) => attribute(link, "type") === "application/atom+xml");
		expect(attribute(alternate!, "href")).toBe("/models.atom?task=fill-mask");
	});
});
