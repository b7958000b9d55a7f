import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit, freePort, HOW_TO_INSTALL, isInstalled } from "../../scripts/bench/lighthouse.ts";
import { chromiumPath, openStage, type Stage } from "./browser.ts";
import { PAGES } from "./pages.ts";
import { RUNNABLE, SHELF, shelf } from "./shelf.ts";

const hasLighthouse = chromiumPath !== undefined && isInstalled();
if (!hasLighthouse) console.warn(`SKIPPED without Lighthouse (${HOW_TO_INSTALL}): its audits`);

describe.skipIf(!hasLighthouse)("Lighthouse", () => {
	let stage: Stage;
	let port: number;
	beforeAll(async () => {
		port = await freePort();
		stage = await openStage(await shelf([...SHELF, ...RUNNABLE]), {}, [`--remote-debugging-port=${port}`]);
	});
	afterAll(() => stage?.close());

	test.each(Object.entries(PAGES))(
		"passes %s in all audits of accessibility, best practices and SEO",
		async (_name, path) => {
			const { failing } = await audit(stage.url + path, port, ["accessibility", "best-practices", "seo"]);
			expect(failing).toEqual([]);
		},
	);
});
