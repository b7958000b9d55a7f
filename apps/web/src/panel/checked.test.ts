import { INSTALL, libraryOf, loadSnippets } from "@vitrine/catalogue";
import { LEVELS, lowestOf } from "@vitrine/verify";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { checks } from "../server/checks.ts";
import { MODELS, testApp } from "../testing/site.ts";
import { exact } from "../ui/numbers.ts";
import { panelView } from "./props.ts";
import { parsePanel } from "./state.ts";
import type { PanelView } from "./view.ts";

const [speech, chat, bare] = MODELS as readonly [ModelRecord, ModelRecord, ModelRecord];
const view = (record: ModelRecord, query = ""): PanelView => panelView(record, parsePanel(new URLSearchParams(query)));

describe("the panel", () => {
	test("says of code that loads a model what the report says of its shape, the lowest of all blocks", () => {
		const shapes = loadSnippets(libraryOf("transformers")!, speech).flatMap((snippet) =>
			"code" in snippet && snippet.title !== INSTALL ? [snippet.code.shape] : [],
		);
		expect(shapes.length).toBeGreaterThan(1);
		expect(view(speech).checked).toEqual(lowestOf(shapes.map((shape) => checks().levelOf(shape))));
		expect(view(speech).checked).toMatchObject({ level: "parsed", tools: { python: expect.any(String) } });
	});

	test.each([
		["mode=call"],
		["mode=call&stream=true"],
		["mode=call&provider=together&route=router"],
		["mode=call&language=js&client=openai"],
		["mode=call&language=sh&temperature=0.7&prompt=Hello"],
		["mode=call&billTo=acme"],
		["mode=call&endpointUrl=http%3A%2F%2Flocalhost%3A8080%2Fv1"],
	])("knows the call that %s asks for", (query) => {
		const { blocks, checked } = view(chat, query);
		expect(blocks.map(({ type }) => type)).toEqual(["code"]);
		expect(checked?.level).toBe("parsed");
	});

	test("says nothing where there is no code, or where a variable of the reader's own is in it", () => {
		expect(view(bare).checked).toBeUndefined();
		const own = view(
			chat,
			"mode=call&endpointUrl=http%3A%2F%2Flocalhost%3A8080%2Fv1&tokenVariable=SOME_NAME_NOBODY_CHECKED",
		);
		expect(own.blocks.map(({ type }) => type)).toEqual(["code"]);
		expect(own.checked).toBeUndefined();
	});
});

test("the home page counts what the report counts", async () => {
	const html = await (await (await testApp()).request("/")).text();
	const { snippets, at } = checks().tally("load");
	const levels = LEVELS.toReversed().flatMap((level) => (at[level] > 0 ? [`${exact(at[level])} ${level}`] : []));
	expect(html.replace(/<[^>]*>/g, "")).toContain(`${exact(snippets)} load snippets: ${levels.join(", ")}`);
});
