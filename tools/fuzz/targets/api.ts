import { OPERATIONS } from "../../../apps/web/src/api/operations/index.ts";
import { ApiProblem } from "../../../apps/web/src/api/problem.ts";
import { valuesIn } from "../../../apps/web/src/api/query.ts";
import { validated } from "../../../apps/web/src/api/validated.ts";
import { must, mustBeShort, type Target, textOf } from "../target.ts";

/** A query of the API, with the operation in its first byte: valid, or refused with a problem that names a field. */
export const target: Target = {
	name: "api",
	run(input) {
		const operation = OPERATIONS[(input[0] ?? 0) % OPERATIONS.length];
		if (operation === undefined) return;
		try {
			validated(operation, valuesIn(new URLSearchParams(textOf(input.subarray(1))), operation));
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			must(error.status === 400 || error.status === 422, "a query is refused with 400 or 422");
			mustBeShort(error.message);
		}
	},
	seeds: [
		"\u0000q=owl&task=fill-mask&task=summarization&limit=3&facets=tag&facetLimit=2&sort=likes&dir=asc",
		"\u0003model=a/b&device=rtx-4090&memory=8",
		'\u0004model=a/b&mode=call&language=python&messages=[{"role":"user","content":"x"}]&prompt=x&streaming=true',
		"\u0009task=fill-mask",
	],
	words: [
		"model=",
		"&",
		"=",
		"limit=",
		"cursor=",
		"true",
		"-1",
		"1e309",
		"[",
		"]",
		"{",
		"}",
		'"',
		"__proto__=",
		"constructor=",
		"%00",
		"%ff",
		"+",
	],
};
