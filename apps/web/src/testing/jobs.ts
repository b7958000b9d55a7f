import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../server/store.ts";
import { chromiumPath, look, openStage, type Stage } from "./browser.ts";
import { type Manner, Reader } from "./steps.ts";

export type Act = (reader: Reader) => Promise<void>;

/** What a reader wants to do, from the home page, and the most steps that it takes. */
export type Job = readonly [name: string, act: Act, most: Readonly<Record<Manner, number>>];

export const clipboard = (reader: Reader): Promise<string> => reader.page.evaluate("navigator.clipboard.readText()");

/** Tests jobs by keyboard, mouse and touch, and prints the steps that each takes. */
export function testJobs(title: string, open: () => Promise<Store>, jobs: readonly Job[]): void {
	describe.skipIf(chromiumPath === undefined)(title, { timeout: 60_000 }, () => {
		const counted: string[] = [];
		let stage: Stage;
		beforeAll(async () => {
			stage = await openStage(await open());
		}, 120_000);
		afterAll(async () => {
			console.log(["Steps: a key, a text, a click or a tap is one.", ...counted].join("\n"));
			await stage?.close();
		});

		describe.each(["keyboard", "mouse", "touch"] as const)("by %s", (manner) => {
			test.each(jobs)("%s", async (name, act, most) => {
				const touch = manner === "touch";
				const { page, complaints } = await look(stage, "/", { theme: "light", width: touch ? 390 : 1440, touch });
				await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
				const reader = new Reader(page, manner);
				await act(reader);
				counted.push(`${String(reader.steps).padStart(4)}  ${manner.padEnd(8)}  ${name}`);
				expect(reader.steps).toBeLessThanOrEqual(most[manner]);
				expect(complaints).toEqual([]);
				await page.context().close();
			});
		});
	});
}
