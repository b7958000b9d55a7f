import { providers } from "@vitrine/inference";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparedIn, familyIn } from "./compared.ts";
import { readersFor } from "./readers.ts";
import { understand, type Understood } from "./understand.ts";
import { cutOut, LONGEST, MOST_WORDS, quoted, wordsIn } from "./words.ts";
import { cpuTimer } from "../../../../../test/cpu.ts";

const readers = readersFor(providers);
const read = (text: string): Understood => understand(text, { readers });

/** What was understood, in short: `task=a licence=mit fit=8 | words`. */
function short({ filters, code, words }: Understood): string {
	const parts = [...filters, ...code].map(({ meaning }) => {
		if ("values" in meaning) return `${meaning.of}=${meaning.values.join("+")}`;
		if (meaning.of === "fit") return `fit=${[meaning.fit.memory, meaning.fit.device].filter(Boolean).join("@")}`;
		if (meaning.of === "sort") return `sort=${meaning.sort}${meaning.dir ? "-" : ""}`;
		if ("name" in meaning) return `${meaning.of}=${meaning.name}`;
		if (meaning.of === "checked") return `checked=${meaning.result}`;
		return "value" in meaning ? `${meaning.of}=${meaning.value}` : meaning.of;
	});
	return [parts.join(" "), words].filter(Boolean).join(" | ");
}

describe("filters in words", () => {
	test.each([
		["speech recognition mit 8gb", "task=automatic-speech-recognition licence=mit fit=8"],
		["speech rec apache mit 8gb", "task=automatic-speech-recognition licence=apache-2.0 licence=mit fit=8"],
		["MIT text classification models that fit in 7.5 GB", "licence=mit task=text-classification fit=7.5"],
		["models for image-classification under the Apache 2.0 licence", "task=image-classification licence=apache-2.0"],
		["gguf 7b", "format=gguf size=3b-8b"],
		["7b", "size=3b-8b"],
		["qwen gguf", "format=gguf | qwen"],
		["qwen 7b gguf", "format=gguf | qwen 7b"],
		["by qwen", "author=qwen"],
		["gguf by Qwen", "format=gguf author=Qwen"],
		["embeddings under 1b", "task=feature-extraction+sentence-similarity size=under-1b"],
		["llm over 80b parameters", "task=text-generation size=over-80b"],
		["smallest whisper", "sort=parameters- | whisper"],
		["translation to german", "task=translation language=de"],
		["ungated diffusers", "gated=no library=diffusers"],
		[
			"licence:apache-2.0 task:summarization author:google tag:legal",
			"licence=apache-2.0 task=summarization author=google tag=legal",
		],
		["licence:wtfpl cats", "licence=wtfpl | cats"],
		["what changed lately", "sort=updated"],
		["what's new by qwen", "sort=created author=qwen"],
		["most downloaded asr", "sort=downloads task=automatic-speech-recognition"],
		[".gguf", "format=gguf"],
		["apache-licensed german embedding", "licence=apache-2.0 language=de task=feature-extraction+sentence-similarity"],
		["license cc-by-nc", "licence=cc-by-nc-4.0+cc-by-nc-sa-4.0+cc-by-nc-nd-4.0+cc-by-nc-2.0+cc-by-nc-sa-3.0"],
		["by acme failed", "author=acme checked=failed"],
		["ran here by acme", "checked=run author=acme"],
		["what is new from qwen this week", "sort=created author=qwen days"],
		["rss by qwen gguf", "feed author=qwen format=gguf"],
		["hide everything but my own models", "own"],
		["best embeddings", "sort=downloads task=feature-extraction+sentence-similarity"],
		["mistral small 24b awq", "mistral small 24b awq"],
		["model for summarizing german text", "task=summarization language=de | text"],
		["translating to german", "task=translation language=de"],
		["tts for a raspberry pi", "task=text-to-speech size=under-1b+1b-3b"],
		["together ai curl qwen", "provider=together client=curl | qwen"],
		["small 7b chat model", "size=3b-8b task=text-generation"],
		["text to speech apache commercial", "task=text-to-speech licence=apache-2.0"],
		["small vlm", "size=under-1b+1b-3b task=image-text-to-text"],
		["translate english to french", "task=translation language=en language=fr"],
		["models on groq", "provider=groq"],
		["ollama models", "app=ollama"],
	])("%j is %s", (text, wanted) => expect(short(read(text))).toBe(wanted));
});

describe("phrases with a typo", () => {
	test.each([
		["speach recognition", "task=automatic-speech-recognition"],
		["text to speach", "task=text-to-speech"],
		["embeding modell germann", "task=feature-extraction+sentence-similarity language=de"],
		["tranlsation", "task=translation"],
		["sumarization", "task=summarization"],
	])("%j is %s", (text, wanted) => expect(short(read(text))).toBe(wanted));

	test.each(["romain", "gemma", "whisper", "geman", "translator", "classifier", "speech"])("%j is none", (text) =>
		expect(short(read(text))).toBe(text),
	);

	test("may as well be names", () => {
		expect(read("speach recognition small").filters.map(({ mayBeName }) => mayBeName)).toEqual([true, true]);
	});
});

describe("addresses of models on a hub", () => {
	test.each([
		["https://huggingface.co/Qwen/Qwen3-8B", "Qwen/Qwen3-8B"],
		["https://huggingface.co/Qwen/Qwen3-8B/tree/main?x=1#y", "Qwen/Qwen3-8B"],
		["hf.co/openai/whisper-large-v3", "openai/whisper-large-v3"],
		["http://127.0.0.1:3000/models/acme/parser", "acme/parser"],
		["ollama run hf.co/acme/parser-GGUF:Q4_K_M", "app=ollama | acme/parser-GGUF"],
	])("%j is %s", (text, wanted) => expect(short(read(text))).toBe(wanted));

	test.each(["https://example.org", "ahf.co/x/y", "a/hf.co/x"])("%j stays as typed", (text) =>
		expect(short(read(text))).toBe(text),
	);
});

describe("machines in words", () => {
	test.each([
		["fits rtx 4090", "fit=24@nvidia-rtx-4090"],
		["fits on my RTX 4090", "fit=24@nvidia-rtx-4090"],
		["whisper fits 4090", "fit=24@nvidia-rtx-4090 | whisper"],
		["nvidia rtx 4090 llama", "fit=24@nvidia-rtx-4090 | llama"],
		["mac 16 gb", "fit=16"],
		["macbook m3 16gb", "fit=16@apple-m3"],
		["16gb m3", "fit=16@apple-m3"],
		["m3 max with 64 gb", "fit=64@apple-m3-max"],
		["runs in 8 GB of VRAM", "fit=8"],
		["24GiB", "fit=24"],
		["whisper smaller than 1 gb", "fit=1 | whisper"],
		["llama up to 8gb", "fit=8 | llama"],
		["my machine", "machine"],
		["llama that fits my machine", "machine | llama"],
		["fits gtx 9999", "machine=gtx 9999"],
		["rtx 4090 8gb", "fit=24@nvidia-rtx-4090 fit=8"],
		["dgx spark", "fit=128@nvidia-gb10"],
		["500mb", "fit=0.5"],
		["under 500 mb", "fit=0.5"],
		["fits in 8 gigs", "fit=8"],
		["2x rtx 3090", "fit=48"],
		["llama 70b two rtx 3090", "fit=48 | llama 70b"],
		["dual 4090", "fit=48"],
		["runs on 4 3090s", "fit=96"],
		["llama 3 rtx 3090 x2", "fit=48 | llama 3"],
		["two 24gb gpus", "fit=48"],
		["llama 3 rtx 3090", "fit=24@nvidia-rtx-3090 | llama 3"],
	])("%j is %s", (text, wanted) => expect(short(read(text))).toBe(wanted));

	test.each(["0 gb", "gb", "8gbit", "m4", "l4", "a10", "4090", "my llama", "fits", "on my", "mac"])(
		"%j is none",
		(text) => expect(short(read(text))).toBe(text),
	);
});

describe("words for code", () => {
	test.each([
		["llama 3.1 8b groq curl stream", "provider=groq client=curl stream | llama 3.1 8b"],
		["curl llama 3.1 8b on groq", "client=curl provider=groq | llama 3.1 8b"],
		["whisper python", "written=python | whisper"],
		["flux on fal.ai with javascript", "provider=fal-ai written=js | flux"],
		["qwen3 ollama", "app=ollama | qwen3"],
		["llama 8b curl mit", "licence=mit client=curl | llama 8b"],
		["embedding german under 1 gb curl", "task=feature-extraction+sentence-similarity language=de fit=1 client=curl"],
		["js", "written=js"],
		["curl python", "client=curl written=python"],
		["python stream", "written=python stream"],
	])("%j is %s", (text, wanted) => expect(short(read(text))).toBe(wanted));

	test.each([
		"groq",
		"ollama",
		"code",
		"code stream",
		"streaming llama",
		"stream",
		"code completion",
		"openai compatible",
	])("%j is none without a model or a tool", (text) => expect(short(read(text))).toBe(text));
});

describe("what is not understood", () => {
	test.each([
		"deepseek r1",
		"llama 3.1 8b",
		"qwen2.5-coder 7b instruct",
		"meta-llama/Llama-3.1-8B-Instruct",
		"the bloke",
		"a model for cats",
		"gpt oss 120b",
		"stable diffusion xl",
		"mixtral 8x7b",
		"__proto__ constructor",
		"toString hasOwnProperty:x",
		"日本語 モデル",
		"c++",
	])("%j stays words, as typed", (text) => expect(short(read(text))).toBe(text));

	test("is kept where it is in quotes, as a phrase of the search", () => {
		expect(short(read('"mit" whisper "8gb" "speech recognition"'))).toBe("mit whisper 8gb speech recognition");
		expect(short(read("“mit” gguf"))).toBe("format=gguf | mit");
	});
});

test("a name wins where the index has it, for filters and for code", () => {
	expect(short(understand("mit ast gguf", { readers, filtersAreNames: true }))).toBe("format=gguf | mit ast");
	expect(short(understand("openai whisper", { readers, codeIsName: true }))).toBe("openai whisper");
});

describe("a part of a text", () => {
	const text = "speech recognition MIT 8 gb";
	const parts = read(text).filters;
	test("can be taken off", () => {
		expect(parts.map((part) => cutOut(text, part))).toEqual([
			"MIT 8 gb",
			"speech recognition 8 gb",
			"speech recognition MIT",
		]);
	});

	test("can be turned back into words", () => {
		expect(parts.map((part) => quoted(text, part))).toEqual([
			'"speech" "recognition" MIT 8 gb',
			'speech recognition "MIT" 8 gb',
			'speech recognition MIT "8" "gb"',
		]);
		for (const part of parts) expect(read(quoted(text, part)).filters).toHaveLength(parts.length - 1);
	});
});

describe("models to compare", () => {
	test.each([
		["a vs b", ["a", "b"], []],
		["whisper large vs whisper tiny versus parakeet", ["whisper large", "whisper tiny", "parakeet"], []],
		["compare a with b", ["a", "b"], []],
		["compare a, b and c", ["a", "b", "c"], []],
		["compare a b", ["a", "b"], []],
		["a vs b vs c vs d vs e vs f", ["a", "b", "c", "d"], ["e", "f"]],
	])("%j", (text, names, dropped) => expect(comparedIn(text)).toEqual({ names, dropped }));

	test.each([
		["compare whisper sizes", "whisper"],
		["whisper sizes", "whisper"],
		["compare all qwen3 models", "qwen3"],
		["compare the sizes of gemma 3", "gemma 3"],
		["whisper models", undefined],
		["compare a and b models", undefined],
	])("%j is about the family %j", (text, name) => expect(familyIn(text)).toBe(name));

	test.each(["compare", "compare a", "a vs", "vs", "iris vs iris", "versus versus"])("%j names none", (text) =>
		expect(comparedIn(text)).toBeUndefined(),
	);
});

describe("any text", () => {
	test("is read within its bounds, and what is not understood stays", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ maxLength: 400, unit: "grapheme" }), phrases()), (typed) => {
				const understood = read(typed);
				expect(understood.text.length).toBeLessThanOrEqual(LONGEST);
				expect(wordsIn(understood.text).length).toBeLessThanOrEqual(MOST_WORDS);
				for (const { from, to, typed } of [...understood.filters, ...understood.code])
					expect(understood.text.slice(from, to)).toBe(typed);
				for (const word of understood.words.split(" ")) expect(understood.text).toContain(word);
				const none = understood.filters.length + understood.code.length === 0;
				if (none)
					expect(understood.words).toBe(
						wordsIn(understood.text)
							.map(({ text }) => text)
							.join(" "),
					);
			}),
		);
	});

	test.each([
		["a megabyte of one word", "x".repeat(1e6)],
		["a megabyte of words", "mit ".repeat(250_000)],
		["a megabyte of quotes", '"'.repeat(1e6)],
		["many words before a machine", "fits in on my the a ".repeat(200)],
		["many numbers", "7b 8gb ".repeat(1000)],
		["lone surrogates", "\ud800".repeat(500)],
		["spaces", " ".repeat(1e6)],
	])("%s is read at once", (_, text) => {
		const used = cpuTimer();
		const { text: kept, isCut } = read(text);
		expect(kept.length).toBeLessThanOrEqual(LONGEST);
		expect(isCut || text.trim() === "").toBe(true);
		expect(used()).toBeLessThan(500);
	});
});

/** Texts of words that mean something. */
function phrases(): fc.Arbitrary<string> {
	const words =
		'mit apache 8 gb 8gb 7b fits on my rtx 4090 by qwen curl groq "mit" licence:mit vs speech recognition m3 mac';
	return fc.array(fc.constantFrom(...words.split(" "), '"'), { maxLength: 30 }).map((list) => list.join(" "));
}
