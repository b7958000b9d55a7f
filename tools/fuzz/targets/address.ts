import { parseList, serialiseList } from "../../../apps/web/src/resources/models/query.ts";
import { must, type Target, textOf } from "../target.ts";

/** The address of a list of models: always read, and the address of what was read gives the same again. */
export const target: Target = {
	name: "address",
	run(input) {
		const { query } = parseList(new URLSearchParams(textOf(input)));
		const address = serialiseList(query).toString();
		const again = serialiseList(parseList(new URLSearchParams(address)).query).toString();
		must(address === again, "an address that was written is read as it was written");
	},
	seeds: [
		"q=llama&task=text-generation&task=fill-mask&sort=likes&dir=asc",
		"memory=24&device=h100&stored=Q4_K_M&model=a/b&cursor=abc",
		"licence=mit&language=en&gated=yes&author=acme",
	],
	words: [
		"&",
		"=",
		"task=",
		"library=",
		"sort=",
		"dir=asc",
		"memory=",
		"stored=",
		"cursor=",
		"model=",
		"%00",
		"%u",
		"%ff",
		"+",
		"q=",
		"1e9",
		"-0",
		"NaN",
		"\u202e",
	],
};
