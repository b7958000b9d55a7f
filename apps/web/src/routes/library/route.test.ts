import { libraryOf } from "@vitrine/catalogue";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { testApp, testStore } from "../../testing/site.ts";
import { loadLibrary } from "../../resources/library/data.ts";
import { libraryMarkdown } from "./markdown.ts";
import { LibraryPage } from "./page.tsx";

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

test("a library that states no licence says so on its page, with what was read", async () => {
	const app = await testApp({ store: await testStore([]) });
	const told = "Its README names no licence.";
	expect(await (await app.request("/libraries/elm")).text()).toContain(told);
	expect(await (await app.request("/libraries/elm.md")).text()).toContain(`${told} (github:slicex-ai/elm@`);
	expect((await (await app.request("/libraries/elm.json")).json()).facts).toContainEqual(
		expect.objectContaining({ name: "Licence", text: told, isStated: false }),
	);
});

test("the page of a library whose package is gone says since when", async () => {
	const timm = libraryOf("timm");
	if (timm === undefined) throw new Error("timm is not in the catalogue");
	const { index } = await testStore([]);
	const data = await loadLibrary(index, { ...timm, goneSince: "2026-11-23" });
	const told = "Its package has been missing from the registry since 2026-11-23";
	expect(libraryMarkdown(data)).toContain(told);
	expect(renderToStaticMarkup(createElement(LibraryPage, { data }))).toContain(told);
});
