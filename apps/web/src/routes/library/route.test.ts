import { describe, expect, test } from "vitest";
import { testApp, testStore } from "../../testing/site.ts";

describe("a library that no model of the index uses", () => {
	test.each(["peft", "sklearn", "stanza"])("%s shows the code of an example model, labelled as such", async (key) => {
		const app = await testApp({ store: await testStore([]) });
		expect(await (await app.request(`/libraries/${key}`)).text()).toContain("Example model: ");
		expect(await (await app.request(`/libraries/${key}.md`)).text()).toMatch(/Example model `[^`]+`:\n\n[^]*```python/);
	});
});

test("a library of the index shows the code of one of its models", async () => {
	const app = await testApp({ store: await testStore([{ id: "acme/net", tags: ["timm"], library_name: "timm" }]) });
	expect(await (await app.request("/libraries/timm.md")).text()).toContain("For `acme/net`:");
});

test("the Markdown of a library says what it is, and where its facts were read", async () => {
	const app = await testApp({ store: await testStore([]) });
	const text = await (await app.request("/libraries/timm.md")).text();
	expect(text).toMatch(/^# timm\n\n[A-Z][^\n]+ by [^\n]+\.\n/);
	expect(text).toMatch(/- \*\*Licence:\*\* Apache-2\.0 \(pypi:timm [\d.]+, read \d{4}-\d\d-\d\d\)/);
});
