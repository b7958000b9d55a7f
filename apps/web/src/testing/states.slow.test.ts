import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, look, openStage, type Stage, violations } from "./browser.ts";
import { RUNNABLE, SHELF, shelf } from "./shelf.ts";
import { expectWellMade } from "./wellMade.ts";

const WIDTHS = [1440, 390] as const;

interface State {
	readonly path: string;
	/** Brings the page into the state. */
	readonly act?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

/** Further states of pages. */
const STATES: Readonly<Record<string, State>> = {
	"the palette, open": {
		path: "/",
		act: async (page) => {
			await page.keyboard.press("Control+k");
			await page.locator("dialog [role=option]").first().waitFor();
		},
	},
	"the palette, with nothing found": {
		path: "/tasks",
		act: async (page) => {
			await page.keyboard.press("Control+k");
			await page.getByRole("combobox").fill("zzqqxxy");
			await page.getByRole("option", { name: "All models for" }).waitFor();
		},
	},
	"a filter that leaves nothing": { path: "/tasks?q=zzqqxxy" },
	"models, chosen": { path: "/models?task=image-classification&licence=mit&language=en&sort=likes" },
	"models, none found": { path: "/models?q=zzqqxxy" },
	"models, asked for nonsense": { path: "/models?sort=nonsense" },
	"a model's files": { path: "/models/acme/parser?tab=files" },
	"a model's file, open": { path: "/models/acme/parser?tab=files&file=config.json" },
	"a model's metadata": { path: "/models/acme/parser?tab=metadata" },
	"a model's memory": { path: "/models/acme/parser?tab=memory" },
	"a model's family": { path: "/models/acme/parser?tab=derivatives" },
	"a model that says nothing of itself": { path: "/models/acme/quiet" },
	"the panel, calling": { path: "/models/acme/served?mode=call" },
	"the panel, its options set by a link and wrong": {
		path: "/models/acme/served?mode=call&temperature=hot&endpointUrl=https://x.example/v1&tools=none",
	},
	"the panel, a note and a problem": { path: "/models/acme/old?mode=load&library=nonsense" },
	"the panel, running": { path: "/models/acme/parser-gguf?mode=run" },
	"the panel, tried": {
		path: "/models/acme/served?mode=call",
		act: async (page) => {
			await press("Try it")(page);
			await page.getByRole("button", { name: "Run" }).waitFor();
		},
	},
	"a model's files, with what they run in": { path: "/models/acme/parser-gguf?tab=files" },
	"models, some picked": { path: "/models?model=acme/parser&model=acme/served&memory=24" },
	"models, one found": { path: "/models?q=parser&author=acme" },
	"compare, one": { path: "/compare?model=acme/parser" },
	"compare, four": {
		path: "/compare?model=acme/parser&model=acme/served&model=acme/painter&model=acme/parser-gguf",
	},
	"compare, too many": { path: "/compare?model=a/1&model=a/2&model=a/3&model=a/4&model=acme/parser" },
	"compare, empty": { path: "/compare" },
	"compare, a model that is not there": { path: "/compare?model=acme/parser&model=acme/missing" },
	"the docs, searched": { path: "/docs?q=token" },
	"the docs, searched without a result": { path: "/docs?q=zzqqxxy" },
	"a page that is not there": { path: "/nowhere" },
	"a model that is not there": { path: "/models/acme/parsr" },
};

const isExpected = (complaint: string): boolean => /responded with a status of 40[04]/.test(complaint);

describe.skipIf(chromiumPath === undefined)("in a browser", () => {
	let stage: Stage;
	beforeAll(async () => {
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]));
	});
	afterAll(() => stage?.close());

	test.each(Object.entries(STATES))("%s: accessible in light and dark, and fits", async (_name, { path, act }) => {
		await expectWellMade(stage, path, { widths: WIDTHS, isExpected, ...(act && { ready: act }) });
	});

	test("the sheet of filters on a phone is accessible in light and dark, fully unfolded", async () => {
		const { page } = await look(stage, "/models?task=image-classification", { theme: "light", width: 390 });
		await press("Filters")(page);
		await page.locator("#filters:popover-open").waitFor();
		await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
		expect(await violations(page)).toEqual([]);
		await page.context().close();
	});
});
