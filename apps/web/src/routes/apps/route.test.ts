import { localApps } from "@vitrine/catalogue";
import { expect, test } from "vitest";
import { testApp, testStore } from "../../testing/site.ts";

test("every app is on the page, with its sentence and what is known of its licence", async () => {
	const app = await testApp({ store: await testStore([]) });
	const text = await (await app.request("/apps")).text();
	for (const { key } of localApps) expect(text).toContain(`id="${key}"`);
	expect(text.split("<dt>Licence</dt>").length - 1).toBe(localApps.length);
	expect(text).toContain("No package or repository was found that states it.");
});
