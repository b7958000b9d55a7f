import { libraryOf, loadSnippets } from "@vitrine/catalogue";
import { LEVELS, type Standing } from "@vitrine/verify";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { checks } from "../../data/checks.ts";
import { attribute, byTag, elementsOf, textOf } from "../../testing/html.ts";
import { MODELS, testApp } from "../../testing/site.ts";
import { exact } from "../../base/numbers.ts";
import { panelView } from "./props.ts";
import { parsePanel } from "../state/state.ts";

const [speech, chat, bare] = MODELS as readonly [ModelRecord, ModelRecord, ModelRecord];
/** The text under each block of code. */
const proofs = (record: ModelRecord, query = ""): readonly (Standing | undefined)[] =>
	panelView(record, parsePanel(new URLSearchParams(query))).blocks.flatMap((block) =>
		block.type === "code" ? [block.checked] : [],
	);

describe("the panel", () => {
	test("shows for each block the level that the report has for its shape", () => {
		const shapes = loadSnippets(libraryOf("transformers")!, speech).flatMap((snippet) =>
			"code" in snippet ? [snippet.code.shape] : [],
		);
		expect(shapes.length).toBeGreaterThan(2);
		expect(proofs(speech)).toEqual(shapes.map((shape) => checks().levelOf(shape)));
		expect(proofs(speech).some((standing) => standing !== undefined)).toBe(true);
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
		expect(proofs(chat, query)).toEqual([expect.objectContaining({ level: expect.any(String) })]);
	});

	test("shows no level without code, or with a custom variable in it", () => {
		expect(proofs({ ...bare, id: "no repository" })).toEqual([]);
		const own = "endpointUrl=http%3A%2F%2Flocalhost%3A8080%2Fv1&tokenVariable=SOME_NAME_NOBODY_CHECKED";
		expect(proofs(chat, `mode=call&${own}`)).toEqual([undefined]);
	});
});

test("the home page counts what the report counts", async () => {
	const page = elementsOf(await (await (await testApp()).request("/")).text());
	const { snippets, at } = checks().tally("load");
	const heading = byTag(page, "h3").find((one) => attribute(one, "id") === "code-load");
	expect(heading && textOf(heading)).toMatch(new RegExp(`^${exact(snippets)} `));
	const figures = byTag(page, "dd").map(textOf);
	const counts = LEVELS.toReversed().flatMap((level) => (at[level] > 0 ? [exact(at[level])] : []));
	const from = figures.indexOf(counts[0] ?? "");
	expect(figures.slice(from, from + counts.length)).toEqual(counts);
});
