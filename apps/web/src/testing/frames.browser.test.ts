import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { FRAMES } from "../../../../fixtures/hostile/frames.ts";
import { SWEEP, swept } from "../../../../test/sweep.ts";
import { chromiumPath, openContext, openStage, type Stage } from "./browser.ts";
import { frameOf } from "./frame.ts";
import { opened } from "./shelf.ts";
import { testStore } from "./site.ts";

const escapes = Object.entries(FRAMES).map(([name, card], at) => ({ name, card: card(), id: `acme/frame-${at}` }));

const WAYS = [
	{ width: 390, bypassCSP: false },
	{ width: 1440, bypassCSP: true },
	{ width: 1440, bypassCSP: false },
	{ width: 390, bypassCSP: true },
];

/** Each run tries a few cards. */
const TRIALS: readonly (readonly [way: (typeof WAYS)[number], cards: typeof escapes])[] = [
	[{ width: 390, bypassCSP: false }, escapes.slice(0, 4)],
	...WAYS.map((way) => [way, escapes] as const),
];

describe.skipIf(chromiumPath === undefined)("a card stays in its frame", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await cards());
	});
	afterAll(() => stage?.close());

	for (const [[{ width, bypassCSP }, cards], options] of swept(TRIALS))
		test(
			`${cards.length} cards at ${width} px, ${bypassCSP ? "without" : "with"} the site's policy`,
			options,
			async () => {
				const context = await openContext(stage.browser, { viewport: { width, height: 900 }, bypassCSP });
				const page = await context.newPage();
				const found: Record<string, unknown> = {};
				for (const { name, id } of cards) {
					await page.goto(`${stage.url}/models/${id}`, { waitUntil: "load" });
					found[name] = await frameOf(page, 11);
				}
				await context.close();
				expect(found).toEqual(Object.fromEntries(cards.map(({ name }) => [name, { outside: [], wider: 0 }])));
			},
		);

	test("which without containment most of these cards leave", SWEEP, async () => {
		const page = await (await openContext(stage.browser, { viewport: { width: 1440, height: 900 } })).newPage();
		let left = 0;
		for (const { id } of escapes) {
			await page.goto(`${stage.url}/models/${id}`, { waitUntil: "load" });
			await free(page);
			const { outside, wider } = (await frameOf(page, 11)) as { outside: unknown[]; wider: number };
			if (outside.length > 0 || wider > 0) left += 1;
		}
		await page.context().close();
		expect(left).toBeGreaterThanOrEqual(3);
	});
});

const free = (page: Page): Promise<unknown> =>
	page.evaluate(`document.querySelector(".prose.card").style.contain = "none"`);

/** A store with a model for each card. */
async function cards() {
	const store = await testStore(escapes.map(({ id }) => ({ id, tags: [] })));
	const bytes = (id: string): Uint8Array => Buffer.from(escapes.find((one) => one.id === id)?.card ?? "");
	const repositories = {
		files: async (id: string) => [{ path: "README.md", size: bytes(id).length }],
		read: async (id: string) => bytes(id),
		open: async (id: string) => opened(bytes(id)),
		stream: async (id: string) => opened(bytes(id)).pieces(),
		revision: async () => undefined,
	};
	return { ...store, repositories: () => repositories };
}
