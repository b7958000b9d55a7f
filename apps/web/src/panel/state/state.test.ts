import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givenOptions, NO_OPTIONS, PANEL_FIELDS, parsePanel, serialisePanel, withFields } from "./state.ts";
import { character } from "../../../../../test/characters.ts";

const words = fc.oneof(
	fc.string({ unit: "grapheme" }),
	fc.string({ unit: character }),
	fc.constantFrom("", " ", "true", "0", "router", "a\r\nb", "?&=#%", "'\"`$(x)"),
);
const states = fc.record(Object.fromEntries(PANEL_FIELDS.map((field) => [field, words])), { requiredKeys: [] });

describe("the address of a panel", () => {
	test("restores the state it was made from", () => {
		fc.assert(
			fc.property(states, (given) => {
				const state = parsePanel(new URLSearchParams(given as Record<string, string>));
				expect(parsePanel(serialisePanel(state))).toEqual(state);
				const carried = new URL(`https://x.invalid/?${serialisePanel(state)}`).searchParams;
				expect(parsePanel(carried)).toEqual(state);
			}),
		);
	});

	test("is the same for the same state, in any order and with other fields", () => {
		fc.assert(
			fc.property(states, (given) => {
				const entries = Object.entries(given as Record<string, string>);
				const one = serialisePanel(parsePanel(new URLSearchParams(entries)));
				const other = serialisePanel(
					parsePanel(new URLSearchParams([["utm", "x"], ...entries.reverse(), ["page", "2"]])),
				);
				expect(other.toString()).toBe(one.toString());
			}),
		);
	});

	test("has nothing that was not chosen", () => {
		expect(serialisePanel({}).toString()).toBe("");
		expect(serialisePanel(parsePanel(new URLSearchParams("stream=false&route=+&prompt=+&mode="))).toString()).toBe("");
	});

	test("keeps wrong values, so that they can be reported", () => {
		expect(parsePanel(new URLSearchParams("temperature=hot&language=ruby"))).toEqual({
			temperature: "hot",
			language: "ruby",
		});
	});

	test("keeps a prompt exactly", () => {
		const prompt = '  What\'s "up"?\n$(rm -rf ~) `x` \\ \u{1F600}';
		expect(parsePanel(serialisePanel({ prompt }))).toEqual({ prompt });
	});
});

test("options are the fields that change the code", () => {
	const state = parsePanel(new URLSearchParams("mode=call&language=sh&prompt=x&temperature=0&stream=on"));
	expect(givenOptions(state)).toEqual(["stream", "prompt", "temperature"]);
	expect(withFields(state, NO_OPTIONS)).toEqual({ mode: "call", language: "sh" });
	expect(withFields(state, { prompt: "", client: "curl" })).toEqual({
		mode: "call",
		language: "sh",
		client: "curl",
		stream: "true",
		temperature: "0",
	});
});
