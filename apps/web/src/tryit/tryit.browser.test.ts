import { readEndpoints } from "@vitrine/inference";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage, violations } from "../testing/browser.ts";
import { bytes, events, json, openRecording, type Recording } from "../testing/recording.ts";
import { SHELF, shelf } from "../testing/shelf.ts";
import { SWEEP, swept } from "../../../../test/sweep.ts";
import { expectWellMade, OVERFLOW } from "../testing/wellMade.ts";

const DESKTOP = { theme: "light", width: 1440 } as const;
const TOKEN = "sk-of-the-reader-0123456789";
const ROUTER = "https://router.huggingface.co";
const delta = (content: string): object => ({ choices: [{ index: 0, delta: { content } }] });

const PIXEL = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

const ANSWERS = {
	well: events([
		{ choices: [{ index: 0, delta: { role: "assistant" } }] },
		delta("Pack "),
		delta("a rope."),
		{ choices: [], usage: { total_tokens: 9 } },
	]),
	whole: json(200, {
		choices: [{ index: 0, message: { role: "assistant", content: "A whole answer." } }],
		created: 1,
		id: "x",
		model: "m",
		usage: {},
	}),
	hanging: events([delta("Pack ")], true),
	refusing: json(401, { error: { message: `Incorrect key ${TOKEN}` } }),
	odd: json(200, { choices: "none" }),
	"hf-inference": json(200, [
		{ label: "tabby", score: 0.91 },
		{ label: "<b>lynx</b>", score: 0.09 },
	]),
	image: bytes("image/png", PIXEL),
};

describe.skipIf(chromiumPath === undefined)("trying a model", () => {
	let stage: Stage;
	let there: Recording;
	beforeAll(async () => {
		there = await openRecording(ANSWERS);
		const endpoint = (id: string): object => ({
			id,
			label: `The ${id} one`,
			url: `${there.url}/${id}/v1`,
			tokenVariable: "LAB_KEY",
		});
		const endpoints = readEndpoints({
			endpoints: [
				...["well", "whole", "hanging", "refusing", "odd"].map(endpoint),
				{ id: "open", url: `${there.url}/well/v1`, tokenVariable: null },
				{ id: "gone", url: "http://127.0.0.1:9/v1" },
			],
		});
		const painter = { id: "acme/painter", tags: [], pipeline_tag: "text-to-image" };
		const fal = { "fal-ai": { providerId: "fal-ai/talker", status: "live", task: "text-to-speech" } };
		const talker = { id: "acme/talker", tags: [], pipeline_tag: "text-to-speech", inferenceProviderMapping: fal };
		stage = await openStage(await shelf([...SHELF, painter, talker]), { endpoints });
	});
	afterAll(async () => {
		await stage?.close();
		there?.close();
	});

	/** The page with the form open, and every request that the page made. */
	const opened = async (
		query: string,
		model = "acme/parser",
	): Promise<{ page: Page; asked: string[]; complaints: readonly string[] }> => {
		const { page, complaints } = await look(stage, `/models/${model}?mode=call&${query}`, DESKTOP);
		const asked: string[] = [];
		page.on("request", (request) =>
			asked.push(
				`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`,
			),
		);
		await page.getByRole("button", { name: "Try it" }).click();
		await page.getByRole("heading", { name: "Try it" }).waitFor();
		return { page, asked, complaints };
	};
	const last = (): { path: string; headers: Readonly<Record<string, string>>; body: string } => {
		const { path, headers, body } = there.arrived.at(-1)!;
		return { path, headers, body: String(body) };
	};

	test("loads nothing before it is touched, and the client only for a call", async () => {
		const { page, asked } = await opened("provider=well&stream=true");
		const scripts = (): string[] => asked.flatMap((line) => /assets\/(\w+)[.-][^/]*\.js/.exec(line)?.[1] ?? []);
		expect(scripts()).toContain("TrialForm");
		expect(scripts()).not.toContain("client");
		await run(page);
		await page.getByText("Answered by The well one.").waitFor();
		expect(scripts()).toContain("client");
		await page.context().close();
		const { page: untouched } = await look(stage, "/models/acme/parser?mode=call", DESKTOP);
		const loaded = await untouched.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).join()");
		expect(loaded).not.toMatch(/TrialForm|client-/);
		await untouched.context().close();
	});

	test("streams a chat, and sends what the code sends", async () => {
		const { page, complaints } = await opened("provider=well&stream=true&temperature=0");
		await page.locator("#trial-input").fill('What of "rope" & <b>?');
		await run(page);
		await page.locator(".trial-text", { hasText: "Pack a rope." }).waitFor();
		const { path, headers, body } = last();
		expect([path, headers["authorization"]]).toEqual(["/well/v1/chat/completions", `Bearer ${TOKEN}`]);
		expect(JSON.parse(body)).toMatchObject({
			model: "acme/parser",
			messages: [{ role: "user", content: 'What of "rope" & <b>?' }],
			temperature: 0,
			stream: true,
		});
		await page.locator(".panel [data-copied]", { hasText: "What of" }).waitFor();
		expect(complaints).toEqual([]);
		expect(await violations(page)).toEqual([]);
		await page.context().close();
	});

	test("shows a whole answer, and needs no token if none is required", SWEEP, async () => {
		const { page } = await opened("provider=whole");
		await run(page);
		await page.locator(".trial-text", { hasText: "A whole answer." }).waitFor();
		await page.goto(`${stage.url}/models/acme/parser?mode=call&provider=open&stream=true`);
		await page.getByRole("button", { name: "Try it" }).click();
		await page.getByRole("button", { name: "Run" }).waitFor();
		await expect.poll(() => page.locator("#trial-token").count()).toBe(0);
		await run(page, "");
		await page.locator(".trial-text", { hasText: "Pack a rope." }).waitFor();
		expect(last().headers["authorization"]).toBeUndefined();
		await page.context().close();
	});

	test("keeps the token in the tab: not in the HTML, an address or a request to this site", async () => {
		const { page, asked } = await opened("provider=refusing");
		await run(page);
		const { text } = await failure(page);
		await page.getByText("Request and response").click();
		const shown = await page.locator(".trial-exchanges").innerText();
		expect(shown).toContain("authorization: Bearer (hidden)");
		expect(shown).toContain("Incorrect key (hidden)");
		expect(text).toContain("Incorrect key (hidden)");
		const everywhere =
			"document.documentElement.outerHTML + location.href + JSON.stringify(localStorage) + document.cookie";
		expect(await page.evaluate(everywhere)).not.toContain(TOKEN);
		const withToken = asked.filter((line) => line.includes(TOKEN)).map((line) => line.split(" ")[1]);
		expect(withToken).toEqual([`${there.url}/refusing/v1/chat/completions`]);
		await page.reload();
		await page.getByRole("button", { name: "Try it" }).click();
		await page.locator("#trial-token").waitFor();
		await expect.poll(() => page.locator("#trial-token").inputValue()).toBe(TOKEN);
		expect(await page.content()).not.toContain(TOKEN);
		await page.locator("#panel-provider").selectOption("well");
		await page.getByLabel("Your key for The well one").waitFor();
		await expect.poll(() => page.locator("#trial-token").inputValue()).toBe("");
		await page.context().close();
	});

	test("stops a call that is cancelled", SWEEP, async () => {
		const { page } = await opened("provider=hanging&stream=true");
		await run(page);
		await page.locator(".trial-text", { hasText: "Pack" }).waitFor();
		await page.getByRole("button", { name: "Cancel" }).click();
		await page.getByText("Cancelled.").waitFor();
		await there.arrived.at(-1)!.left;
		await page.getByRole("button", { name: "Run" }).waitFor();
		await page.context().close();
	});

	const FAILURES: readonly (readonly [query: string, kind: string, words: RegExp])[] = [
		["provider=refusing", "provider", /The refusing one answered 401: the token is missing or invalid/],
		["provider=odd", "output", /responded in an unknown format/],
		["provider=gone", "network", /could not be reached/],
		["provider=well&temperature=hot", "input", /Nothing was sent/],
	];
	for (const [[query, kind, words], options] of swept(FAILURES, 0))
		test(`tells in words whose fault it is: ${query}`, options, async () => {
			const { page } = await look(stage, `/models/acme/parser?mode=call&${query.split("&")[0]}`, DESKTOP);
			await page.getByRole("button", { name: "Try it" }).click();
			await page.locator("#trial-token").waitFor();
			const held = Promise.withResolvers<void>();
			if (query.includes("&")) {
				// Run is pressed before the panel has answered, after which there is nothing to press.
				await page.route("**/islands/panel.json?*temperature=hot*", (route) =>
					held.promise.then(() => route.continue()),
				);
				await page.getByText("Options").first().click();
				await page.locator("#panel-temperature").fill("hot");
			}
			await run(page);
			held.resolve();
			await expect.poll(() => failure(page)).toEqual({ kind, text: expect.stringMatching(words) });
			await page.context().close();
		});

	test("sends a file to a provider, and shows labels as bars", SWEEP, async () => {
		const { page } = await opened("provider=hf-inference", "crowd/model-01");
		await page.route(`${ROUTER}/**`, async (route) => {
			const to = route.request().url().replace(ROUTER, there.url);
			await route.fulfill({ response: await route.fetch({ url: to }) });
		});
		await run(page, "hf_reader");
		expect(await failure(page)).toMatchObject({
			kind: "input",
			text: expect.stringContaining("Choose an image first"),
		});
		await page.locator("#trial-file").setInputFiles({ name: "cats.png", mimeType: "image/png", buffer: PIXEL });
		await run(page, "hf_reader");
		await page.getByRole("row", { name: /tabby.*0\.910/ }).waitFor();
		await expect.poll(() => page.getByRole("complementary").getByRole("row").allInnerTexts()).toHaveLength(2);
		await expect.poll(() => page.locator(".trial-bars b").count()).toBe(0);
		expect(last()).toMatchObject({
			path: "/hf-inference/models/crowd/model-01",
			headers: { authorization: "Bearer hf_reader" },
		});
		expect(there.arrived.at(-1)!.body.equals(PIXEL)).toBe(true);
		expect(await violations(page)).toEqual([]);
		await page.context().close();
	});

	test("shows a generated image", SWEEP, async () => {
		const { page } = await opened("provider=hf-inference", "acme/painter");
		await page.route(`${ROUTER}/**`, (route) => route.fulfill({ body: PIXEL, contentType: "image/png" }));
		await run(page, "hf_reader");
		const image = page.getByRole("img", { name: "Generated image" });
		await image.waitFor();
		await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(1);
		await page.context().close();
	});

	test("fetches a result from the provider's host, and links to one on another host", SWEEP, async () => {
		const { page } = await opened("", "acme/talker");
		let address = "https://v3.fal.media/files/a.wav";
		await page.route(`${ROUTER}/**`, (route) => route.fulfill({ json: { audio: { url: address } } }));
		await page.route("https://v3.fal.media/**", (route) => route.fulfill({ body: PIXEL, contentType: "audio/wav" }));
		await run(page, "hf_reader");
		await page.locator("audio").waitFor();
		address = "https://elsewhere.example/a.wav";
		await run(page, "hf_reader");
		await expect
			.poll(() => failure(page))
			.toEqual({ kind: "blocked", text: expect.stringContaining("elsewhere.example") });
		await expect.poll(() => page.getByRole("link", { name: "Open it" }).getAttribute("href")).toBe(address);
		await page.context().close();
	});

	test("refuses audio of a type that the provider does not accept, before it is sent", SWEEP, async () => {
		const { page, asked } = await opened("provider=fal-ai", "acme/speech");
		await expect.poll(() => page.locator("#trial-file").getAttribute("accept")).toContain("audio/x-wav");
		await page.locator("#trial-file").setInputFiles({ name: "voice.flac", mimeType: "audio/flac", buffer: PIXEL });
		await run(page, "hf_reader");
		const { kind, text } = await failure(page);
		expect([kind, text]).toEqual(["input", expect.stringMatching(/voice\.flac is audio\/flac.*audio\/mpeg/)]);
		expect(asked.filter((line) => line.includes("hf_reader"))).toEqual([]);
		await page.context().close();
	});

	test("never calls an address from a link", async () => {
		const { page } = await look(stage, `/models/acme/parser?mode=call&endpointUrl=${there.url}/well/v1`, DESKTOP);
		await page.locator(".panel [data-copied]").waitFor();
		await expect.poll(() => page.getByRole("button", { name: "Try it" }).count()).toBe(0);
		await page.context().close();
	});

	test.each(["/providers", "/providers/well", "/providers/open"])(
		"is offered beside %s, which is accessible",
		SWEEP,
		async (path) => {
			await expectWellMade(stage, path, { widths: [1440, 390] });
		},
	);

	test("is folded on a phone and hidden without JavaScript", SWEEP, async () => {
		const { page } = await look(stage, "/models/acme/parser?mode=call", {
			theme: "dark",
			width: 390,
			javaScript: false,
		});
		await expect.poll(() => page.getByRole("button", { name: "Try it" }).count()).toBe(0);
		await page.context().close();
		const { page: phone } = await look(stage, "/models/acme/parser?mode=call&provider=whole", {
			theme: "dark",
			width: 390,
		});
		await phone.getByRole("button", { name: "Try it" }).click();
		await phone.locator("#trial-token").waitFor();
		await run(phone);
		await phone.getByText("Answered by").waitFor();
		expect(await phone.evaluate(OVERFLOW)).toBeLessThanOrEqual(0);
		expect(await violations(phone)).toEqual([]);
		await phone.context().close();
	});
});

const run = async (page: Page, token = TOKEN): Promise<void> => {
	if (token !== "") await page.locator("#trial-token").fill(token);
	await page.getByRole("button", { name: "Run" }).click();
};

const failure = async (page: Page): Promise<{ kind: string | null; text: string }> => {
	const notice = page.locator("[data-failure]");
	await notice.waitFor();
	return { kind: await notice.getAttribute("data-failure"), text: await notice.innerText() };
};
