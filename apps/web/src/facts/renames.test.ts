import { expect, test } from "vitest";
import { namesOf } from "./renames.ts";

test.each([
	["meta-llama/Meta-Llama-3.1-8B", "meta-llama/Llama-3.1-8B"],
	["bert-base-uncased", "google-bert/bert-base-uncased"],
	["THUDM/glm-4-9b", "zai-org/glm-4-9b"],
	["gpt2-medium", "openai-community/gpt2-medium"],
])("%s and %s are one model", (old, now) => {
	expect(namesOf(old)).toEqual([old, now]);
	expect(namesOf(now)).toEqual([now, old]);
});

test.each([
	"someone/bert-base-uncased",
	"meta-llama/Llama-3.2-1B",
	"meta-llama/Meta-Llama-3-8B",
	"openai/gpt2",
	"",
	"/",
])("%s was not renamed", (id) => expect(namesOf(id)).toEqual([id]));
