import { readFileSync } from "node:fs";
import { taskIds, taskInfo } from "@vitrine/catalogue";
import type { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { previewPng } from "../icon/preview.ts";
import { byTag, elementsOf } from "../testing/html.ts";
import { SHELF, shelf } from "../testing/shelf.ts";
import { testApp } from "../testing/site.ts";
import { HUES } from "./hues.ts";
import { modelImage, taskImage } from "./images.ts";
import { imageSvg } from "./svg.ts";

const HOSTILE = { id: `evil/"><script>alert(1)</script>&\u202e\u0000${"x".repeat(5000)}`, tags: [] };

let app: Hono;
beforeAll(async () => {
	app = await testApp({ store: await shelf([...SHELF, HOSTILE]) });
});

const fetched = async (path: string): Promise<{ readonly bytes: Buffer; readonly type: string | null }> => {
	const answer = await app.request(path);
	expect(answer.status).toBe(200);
	return { bytes: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get("Content-Type") };
};
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe("the image of link previews", () => {
	test("is a PNG of each model and task, which its page names", async () => {
		const images = new Set([Buffer.from(previewPng()).toString("base64")]);
		// One after the other: one that waits too long for a thread is that of the site.
		for (const path of ["/models/acme/parser", "/models/acme/served", "/tasks/text-generation"]) {
			const html = await (await app.request(path)).text();
			const [, address = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
			const { bytes, type } = await fetched(new URL(address.replaceAll("&amp;", "&")).href);
			expect([type, ...sizeOf(bytes)]).toEqual(["image/png", 1200, 630]);
			expect(bytes.length).toBeLessThan(100_000);
			images.add(bytes.toString("base64"));
		}
		expect(images.size).toBe(4);
	});

	test("is that of the site for what is not there", async () => {
		for (const path of ["/preview.model?id=no/such", "/preview.model", "/preview.task?id=no", "/preview.task"])
			expect((await fetched(path)).bytes.equals(previewPng()), path).toBe(true);
	});

	test("is drawn of any name, whose text stays text, in a bounded space", async () => {
		const svg = imageSvg(modelImage(HOSTILE));
		expect(byTag(elementsOf(svg), "script")).toEqual([]);
		expect(svg).toContain("&quot;&gt;&lt;script&gt;");
		expect(svg.length).toBeLessThan(8_000);
		expect(sizeOf((await fetched(`/preview.model?id=${encodeURIComponent(HOSTILE.id)}`)).bytes)).toEqual([1200, 630]);
	});

	test.each(taskIds)("of %s has its text above the line", (id) => {
		const svg = imageSvg(taskImage(id, taskInfo(id).summary, { models: 1, libraries: 1 }));
		const lines = [...svg.matchAll(/ y="([\d.]+)" font-family/g)].map(([, y]) => Number(y));
		expect(lines.filter((y) => y > 460 && y < 500)).toEqual([]);
	});

	test("has the colours of the pages", () => {
		const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
		for (const [name, colour] of Object.entries(HUES)) expect(css).toContain(`--${name}: light-dark(${colour},`);
	});
});
