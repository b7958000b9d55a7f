import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage } from "./browser.ts";
import { RUNNABLE, SHELF, shelf } from "./shelf.ts";
import { swept } from "../../../../test/sweep.ts";

/** From a small phone to a large screen, with each width at which the header changes, and the one after it. */
const WIDTHS = [320, 390, 480, 481, 832, 833, 960, 961, 1024, 1025, 1200, 1201, 1920];

const MACHINES = [undefined, "memory=24&device=nvidia-rtx-4090&name=NVIDIA+RTX+4090"];

/** The widest gap between a control and the next, in pixels. */
const GAP = 60;

interface Place {
	readonly name: string;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly height: number;
}

interface Seen {
	/** The edges of the page's content. */
	readonly left: number;
	readonly right: number;
	readonly isWide: boolean;
	readonly places: readonly Place[];
}

/** The logo, the sections, and what is at the end of the header, as far as they are visible. */
const seen = (page: Page): Promise<Seen> =>
	page.evaluate(() => {
		const wrap = document.querySelector(".top .wrap")!;
		const { left, right } = wrap.getBoundingClientRect();
		const { paddingLeft, paddingRight } = getComputedStyle(wrap);
		const parts = [".logo", ".top nav", ".top .find", ".top .machine", ".top .theme"].map((name) => {
			const whole = document.querySelector(name)!;
			const { top, height } = whole.getBoundingClientRect();
			// What flows out of a control counts as well, except the links of a phone, which scroll.
			const inside = name.endsWith("nav") ? [whole] : [whole, ...whole.querySelectorAll(".icon, .word, kbd")];
			const boxes = inside.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
			const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
			return { name, left, right, top, height };
		});
		return {
			left: left + Number.parseFloat(paddingLeft),
			right: right - Number.parseFloat(paddingRight),
			isWide: document.documentElement.scrollWidth > innerWidth,
			places: parts,
		};
	});

const complaintsOf = ({ left, right, isWide, places }: Seen): readonly string[] => {
	const line = places.filter(({ top, height }) => top < (places[0]?.top ?? 0) + 24 && height > 0);
	const pairs = line.slice(1).map((place, at) => ({ before: line[at]!, place }));
	return [
		...(isWide ? ["the page is wider than its window"] : []),
		...line.filter((one) => one.left < left - 1 || one.right > right + 1).map(({ name }) => `${name} is outside`),
		...pairs.filter(({ before, place }) => place.left < before.right).map(({ place }) => `${place.name} overlaps`),
		...pairs
			.filter(
				({ before, place }) =>
					[".machine", ".theme"].some((end) => place.name.endsWith(end)) && place.left - before.right > GAP,
			)
			.map(({ before, place }) => `a gap between ${before.name} and ${place.name}`),
		...(Math.abs((line.at(-1)?.right ?? 0) - right) > 1 ? ["the end of the header is not that of the page"] : []),
	];
};

describe.skipIf(chromiumPath === undefined)("the header", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]));
	});
	afterAll(() => stage?.close());

	for (const [machine, options] of swept(MACHINES))
		test(`has all of its parts beside each other at every width, with the machine ${machine}`, options, async () => {
			const { page } = await look(stage, "/tasks", { theme: "light", width: 1440 });
			await expect.poll(() => page.locator(".top nav").innerText()).toContain("Collections");
			if (machine !== undefined) await page.evaluate((text) => localStorage.setItem("machine", text), machine);
			await page.reload();
			const found: Record<number, readonly string[]> = {};
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 600 });
				const complaints = complaintsOf(await seen(page));
				if (complaints.length > 0) found[width] = complaints;
			}
			expect(found, "there is no room: shorten a label of the header, or take a page out").toEqual({});
			await page.context().close();
		});
});
