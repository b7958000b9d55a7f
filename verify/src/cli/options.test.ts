import { expect, it } from "vitest";
import { STAGES } from "../check.ts";
import { optionsFrom, UsageError } from "./options.ts";

const PLAIN = {
	all: false,
	compare: false,
	mutants: false,
	install: false,
	lookup: false,
	resolve: false,
	newest: false,
	stages: STAGES,
	try: [],
};

it.each([
	[[], PLAIN],
	[["--only", "calls,runs", "--all", "--compare"], { ...PLAIN, all: true, compare: true, stages: ["calls", "runs"] }],
	[["--install", "--only", "types"], { ...PLAIN, install: true, stages: ["types"] }],
	[["--only", "choices"], { ...PLAIN, stages: [], choices: { file: undefined } }],
	[["--only", "choices", "dump.ndjson.gz"], { ...PLAIN, stages: [], choices: { file: "dump.ndjson.gz" } }],
	[["--lookup"], { ...PLAIN, lookup: true }],
	[["--newest", "--only", "types"], { ...PLAIN, newest: true, stages: ["types"] }],
	[["--resolve", "--all"], { ...PLAIN, resolve: true, all: true }],
	[["--only", "runs", "--tenth", "042", "--minutes", "9"], { ...PLAIN, stages: ["runs"], tenth: 42, minutes: 9 }],
	[["--ids", "load/timm,load/spacy"], { ...PLAIN, ids: ["load/timm", "load/spacy"] }],
	[["--try", "load/timm", "load/spacy"], { ...PLAIN, try: ["load/timm", "load/spacy"] }],
])("%j is understood", (args, options) => {
	expect(optionsFrom(args)).toEqual(options);
});

it.each([
	[["--only", "tests"], /^--only: "tests" is not one of parsed, types/],
	[["--only", "choices", "one", "two"], /^Unexpected argument "two"/],
	[["--fast"], /--fast/],
	[["--tenth", "today"], /^--tenth: "today" is not a whole number/],
	[["load/timm"], /^Unexpected argument "load\/timm"/],
	[["--try"], /^--try: give the start of an id/],
])("%j is refused", (args, message) => {
	expect(() => optionsFrom(args)).toThrow(UsageError);
	expect(() => optionsFrom(args)).toThrow(message);
});
