import { modelsOf } from "../../../packages/sources/src/hub/answer.ts";
import { SourceError } from "../../../packages/sources/src/error.ts";
import { must, mustBeShort, type Target, textOf } from "../target.ts";

/** A page of a hub's list, in parts of a few bytes: the values that a JSON parser reads, or a SourceError. */
export const target: Target = {
	name: "list",
	async run(input) {
		const whole = listIn(input);
		const found: unknown[] = [];
		try {
			for await (const one of modelsOf({ ...ANSWER, body: partsOf(input) })) found.push("json" in one ? one.json : one);
		} catch (error) {
			if (!(error instanceof SourceError)) throw error;
			mustBeShort(error.message);
			must(whole === undefined, "a list that is JSON is read to its end");
			return;
		}
		if (whole !== undefined) must(JSON.stringify(found) === JSON.stringify(whole), "a list has the values of its JSON");
	},
	seeds: [
		'[{"id":"a/b","tags":["x"]},{"id":"c/d","tags":[]}]',
		' [ "a,]b" , "\\"]" , [1,[2]] , {"x":{"y":[]}} , null ] ',
		"[]",
		"[[],[{}],1e3]",
	],
	words: ["[", "]", "{", "}", ",", ":", '"', "\\", '\\"', "null", "\n", "\ufeff", "1", '"id"'],
};

const ANSWER = { url: new URL("http://hub.example/api/models"), status: 200, headers: new Headers() };

/** The list; undefined for what is not JSON, not a list, or not UTF-8. */
function listIn(input: Uint8Array): readonly unknown[] | undefined {
	try {
		const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(input));
		return Array.isArray(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

/** Parts that end within words, texts and letters. */
function partsOf(input: Uint8Array): readonly Uint8Array[] {
	const parts: Uint8Array[] = [];
	const { length } = textOf(input);
	for (let at = 0, size = 1; at < input.length; at += size, size = (size * 5 + length) % 13 || 1)
		parts.push(input.subarray(at, at + size));
	return parts;
}
