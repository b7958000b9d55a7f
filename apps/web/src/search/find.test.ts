import type { ModelRecord } from "@vitrine/model";
import { openEmbedded } from "@vitrine/search";
import { beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../server/store.ts";
import { MODELS, TEST_CONFIG, testApp, testStore } from "../testing/site.ts";
import { findAll } from "./find.ts";
import type { Found } from "./shapes.ts";

const chat = (id: string, tags: readonly string[] = []): ModelRecord => ({
	id,
	tags: ["transformers", ...tags],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
});

const sized = (id: string, num_parameters: number, downloads: number): ModelRecord => ({
	id,
	tags: [],
	num_parameters,
	downloads,
});

const KNOWN: readonly ModelRecord[] = [
	...MODELS,
	{ ...chat("meta-llama/Llama-3.1-8B"), downloads: 9000, num_parameters: 8e9 },
	{ ...chat("meta-llama/Llama-3.1-8B-Instruct", ["conversational"]), downloads: 8000, num_parameters: 8e9 },
	chat("deepseek-ai/DeepSeek-R1", ["conversational"]),
	{ id: "MIT/ast-finetuned", tags: [], pipeline_tag: "audio-classification", cardData: { license: "bsd-3-clause" } },
	{ ...chat("Qwen/Qwen2.5-7B-Instruct-GGUF", ["gguf", "license:apache-2.0"]), num_parameters: 7e9 },
	{ id: "acme/r1-tuned", tags: ["base_model:finetune:deepseek-ai/DeepSeek-R1"] },
	{ id: "Qwen/Qwen3-Embedding", tags: ["license:mit"], pipeline_tag: "feature-extraction", num_parameters: 6e8 },
];

let store: Store;
beforeAll(async () => {
	store = await testStore(KNOWN);
});

const find = (typed: string, machine?: { memory: number }): Promise<Found> =>
	findAll({ store, config: TEST_CONFIG }, { typed, limit: 10, machine });
const ids = ({ models }: Found): readonly string[] => models.map(({ id }) => id);

describe("filters in words", () => {
	test.each([
		[
			"speech recognition apache or mit 8gb",
			"/models?task=automatic-speech-recognition&licence=apache-2.0&licence=mit&memory=8",
		],
		["MIT text classification models that fit in 7.5 GB", "/models?licence=mit&task=text-classification&memory=7.5"],
		["gguf 7b", "/models?format=gguf&size=3b-8b"],
		["by qwen", "/models?author=Qwen"],
		["embeddings by QWEN mit", "/models?task=feature-extraction&task=sentence-similarity&author=Qwen&licence=mit"],
		["fits rtx 4090", "/models?memory=24&device=nvidia-rtx-4090"],
		["whisper 24 gb", "/models?q=whisper&memory=24"],
		["newest llama", "/models?q=llama&sort=created"],
	])("%j lead to %s", async (text, href) => {
		const found = await find(text);
		expect(found.list.href).toBe(href);
		expect(found.chips.length).toBeGreaterThan(0);
	});

	test("show what was understood, each with the text without it and with it as words", async () => {
		const { chips, list } = await find("embeddings mit 8gb");
		expect(list.label).toBe("All models: Feature Extraction or Sentence Similarity, mit licence, fits 8 GB");
		expect(chips).toEqual([
			{
				label: "Feature Extraction or Sentence Similarity",
				typed: "embeddings",
				without: "mit 8gb",
				asWords: '"embeddings" mit 8gb',
			},
			{ label: "mit licence", typed: "mit", without: "embeddings 8gb", asWords: 'embeddings "mit" 8gb' },
			{ label: "fits 8 GB", typed: "8gb", without: "embeddings mit", asWords: 'embeddings mit "8gb"' },
		]);
	});

	test("use the reader's own machine if the browser sent it, and say so otherwise", async () => {
		expect((await find("llama that fits my machine", { memory: 12 })).list.href).toBe("/models?q=llama&memory=12");
		const { notes, list } = await find("llama that fits my machine");
		expect(list.href).toBe("/models?q=llama");
		expect(notes).toMatchObject([{ ways: [{ href: "/models#filters" }] }]);
	});
});

describe("what is looked up", () => {
	test("from names an author only if there is one", async () => {
		expect((await find("what is new from qwen")).list.href).toBe("/models?author=Qwen&sort=created");
		expect((await find("whisper from scratch")).list.href).toBe("/models?q=whisper");
	});

	test("days are a filter, and may be removed where they leave no models", async () => {
		const found = await find("what is new from qwen this week");
		expect(found.list.href).toBe("/models?author=Qwen&created=7d&sort=created");
		expect(found.chips.map(({ label }) => label)).toContain("created in the last 7 days");
		expect([found.total, found.notes]).toEqual([0, []]);
		expect(found.ways[0]?.label).toBe("Remove “created in the last 7 days”");
		expect((await find("llama updated last month")).list.href).toBe("/models?q=llama&updated=30d");
	});

	test("models whose code failed here, also of an author; where nothing was checked, this is said", async () => {
		const checked = {
			...store,
			outcomes: {
				of: async () => undefined,
				ids: async (result: string) => (result === "failed" ? ["Qwen/Qwen3-Embedding", "trees/iris"] : []),
			},
		} as unknown as Store;
		const found = await findAll({ store: checked, config: TEST_CONFIG }, { typed: "by qwen failed", limit: 10 });
		expect(ids(found)).toEqual(["Qwen/Qwen3-Embedding"]);
		expect(found.chips.map(({ label }) => label)).toEqual(["by Qwen", "failed here"]);
		expect(found.list.href).toBe("/models?author=Qwen&checked=failed");
		const none = await find("by qwen failed");
		expect(none.list.href).toBe("/models?author=Qwen");
		expect(none.notes[0]?.text).toBe("“failed” was left out: no model was checked here.");
	});

	test("the operator's own models, by their sources; without any, this is said", async () => {
		const found = await find("my own models");
		expect(found.list.href).toBe("/models?source=models");
		expect([found.total, ...found.chips.map(({ label }) => label)]).toEqual([KNOWN.length, "your own models"]);
		const starter = openEmbedded(":memory:");
		const load = await starter.load({
			id: "ndjson:/opt/vitrine/starter/models.ndjson",
			kind: "ndjson",
			location: "/x",
		});
		await load.add(KNOWN);
		await load.commit({ skipped: 0 });
		const none = await findAll(
			{ store: { ...store, index: starter }, config: TEST_CONFIG },
			{ typed: "my own models", limit: 3 },
		);
		await starter.close();
		expect(none.notes[0]?.ways).toEqual([{ label: "Add your models", href: "/docs/your-models" }]);
	});

	test("a list as a feed", async () => {
		const { answers, isSure } = await find("rss by qwen gguf");
		expect(isSure).toBe(true);
		expect(answers).toMatchObject([
			{ label: "Feed of the newest models: by Qwen, gguf files", href: "/models.atom?author=Qwen&format=gguf" },
		]);
		const app = await testApp({ store });
		expect((await app.request(answers[0]?.href ?? "")).status).toBe(200);
	});

	test.each([
		"finetunes of deepseek-ai/DeepSeek-R1",
		"fine-tunes of deepseek r1",
		"Models derived from DeepSeek R1",
		"quantized versions of deepseek-r1",
		"based on deepseek r1",
		"adapters for deepseek r1",
	])("the models that are derived from one: %s", async (text) => {
		const found = await find(text);
		expect(ids(found)).toEqual(["acme/r1-tuned"]);
		const asWords = text
			.split(" ")
			.map((word) => `"${word}"`)
			.join(" ");
		expect(found).toMatchObject({
			chips: [{ label: "derived from deepseek-ai/DeepSeek-R1", typed: text, without: "", asWords }],
			total: 1,
			list: {
				label: "All models: derived from deepseek-ai/DeepSeek-R1",
				href: "/models?base_model=deepseek-ai%2FDeepSeek-R1",
			},
		});
	});

	test.each(["finetunes of llama 3.1 8b", "adapters for apples", "finetunes of", "derived from "])(
		"no models derived from one that has none, or from what is no model: %s",
		async (text) => {
			expect((await find(text)).chips.map(({ label }) => label).join()).not.toContain("derived from");
		},
	);

	test("the quantization that fits, and the memory of the named model", async () => {
		const { answers, isSure } = await find("which quantization of llama 3.1 8b fits 2x rtx 3090");
		expect(isSure).toBe(true);
		expect(answers.map(({ href }) => href)).toEqual([
			"/models/meta-llama/Llama-3.1-8B?tab=memory&memory=48",
			"/quantizations?parameters=8B#memory",
		]);
		const [large] = (await find("70b q4 on two 3090s")).answers;
		expect(large?.label).toBe("70B parameters fit 48 GB as Q4_0");
		expect((await find("400b quantized 8 gb")).answers[0]?.label).toBe("400B parameters do not fit 8 GB");
	});
});

describe("names win", () => {
	test.each([
		["deepseek r1", "deepseek-ai/DeepSeek-R1"],
		["llama 3.1 8b", "meta-llama/Llama-3.1-8B"],
		["llama 3.1 8b instruct", "meta-llama/Llama-3.1-8B-Instruct"],
		["meta-llama/Llama-3.1-8B-Instruct", "meta-llama/Llama-3.1-8B-Instruct"],
		["mit ast", "MIT/ast-finetuned"],
		["openai whisper", "openai/whisper-tiny"],
		["openai whisper tiny", "openai/whisper-tiny"],
		["qwen 7b gguf", "Qwen/Qwen2.5-7B-Instruct-GGUF"],
		["qwen2.5 7b instruct gguf", "Qwen/Qwen2.5-7B-Instruct-GGUF"],
	])("%j finds %s first", async (text, id) => expect(ids(await find(text))[0]).toBe(id));

	test("a whole name is read as one, with its formats", async () => {
		expect((await find("qwen2.5 7b instruct gguf")).chips).toEqual([]);
		expect((await find("qwen2.5 7b gguf")).chips.map(({ label }) => label)).toEqual(["gguf files"]);
	});

	test("and the filters that the words may be are a click away", async () => {
		const { chips, ways } = await find("mit ast");
		expect(chips).toEqual([]);
		expect(ways).toEqual([{ label: "Use “mit” as a filter: mit licence", href: "/models?q=ast&licence=mit" }]);
	});
});

describe("code", () => {
	test("is shown with its check level, for the first model that the provider serves", async () => {
		const { answers, isSure, chips, list } = await find("llama 3.1 8b groq curl stream");
		expect(isSure).toBe(true);
		const [answer] = answers;
		expect(answer?.label).toBe("curl to call meta-llama/Llama-3.1-8B-Instruct on Groq, streaming");
		expect(answer?.href).toBe(
			"/models/meta-llama/Llama-3.1-8B-Instruct?mode=call&provider=groq&language=sh&client=curl&stream=true#snippet",
		);
		expect(answer?.code?.html).toContain("Llama-3.1-8B-Instruct");
		expect(answer?.code?.html).toContain("groq");
		expect(answer?.code?.level).not.toBe("");
		expect(answer?.remarks[0]).toBe("meta-llama/Llama-3.1-8B matches better, but is not known to offer this.");
		expect(chips.map(({ label }) => label)).toEqual(["on Groq", "with curl", "streaming"]);
		expect(list.href).toBe("/models?q=llama+3.1+8b");
	});

	test.each([
		["llama-mini curl stream", "/models/meta/llama-mini?mode=call&language=sh&client=curl&stream=true#snippet"],
		["whisper tiny streaming curl", "/models/openai/whisper-tiny?mode=call&language=sh&client=curl#snippet"],
		["llama-mini Python", "/models/meta/llama-mini?mode=call&language=python#snippet"],
		["qwen gguf ollama", "/models/Qwen/Qwen2.5-7B-Instruct-GGUF?mode=run&app=ollama#snippet"],
		["whisper transformers code", "/models/openai/whisper-tiny?mode=load&library=transformers#snippet"],
	])("%j leads to %s, which is there", async (text, href) => {
		expect((await find(text)).answers.map((one) => one.href)).toEqual([href]);
		const app = await testApp({ store });
		expect((await app.request(href.replace(/#.*/, ""))).status).toBe(200);
	});

	test("says that a model does not stream", async () => {
		const { answers } = await find("whisper tiny streaming curl");
		expect(answers[0]?.remarks).toContain("Only chat models stream.");
	});

	test.each([
		["curl", /^curl to call /, ["with curl"], "/models"],
		["js", /^JavaScript to call /, ["in JavaScript"], "/models"],
		["python stream", /^Python to call .*, streaming$/, ["in Python", "streaming"], "/models"],
		["embeddings mit curl", /^curl to call Qwen\/Qwen3-Embedding$/, undefined, undefined],
	])("%j is written for the first model", async (text, label, chips, href) => {
		const found = await find(text);
		expect(found.answers.map((one) => one.label)).toEqual([expect.stringMatching(label)]);
		if (chips) expect(found.chips.map((chip) => chip.label)).toEqual(chips);
		if (href !== undefined) expect(found.list.href).toBe(href);
	});

	test("a client alone is a name where a model has it as a word, a language never is", async () => {
		expect(ids(await find("openai"))).toEqual(["openai/whisper-tiny"]);
		expect((await find("openai")).answers).toEqual([]);
		const python = await testStore([...KNOWN, { id: "acme/coder-python", tags: [] }]);
		const found = await findAll({ store: python, config: TEST_CONFIG }, { typed: "python", limit: 3 });
		expect(found.chips.map((chip) => chip.label)).toEqual(["in Python"]);
	});

	test.each(["whisper", "groq", "code", "zzqqxx curl", "__proto__ constructor"])("%j has none", async (text) =>
		expect((await find(text)).answers).toEqual([]),
	);
});

describe("files", () => {
	test.each([
		"which library loads a .keras file",
		"Which library opens .keras files, and why?",
		".keras",
		"model.keras",
		"library for keras files",
	])("%j is answered with the libraries that read them, and why", async (text) => {
		const { answers, isSure, chips, list } = await find(text);
		expect(isSure).toBe(true);
		expect(answers[0]).toMatchObject({ label: "Keras loads .keras files", href: "/libraries/keras" });
		expect(answers[0]?.remarks[0]).toBe("It reads .keras files (Keras).");
		expect(chips.map(({ label }) => label)).toEqual(["keras files"]);
		expect(list.href).toBe("/models?format=keras");
	});

	test.each(["keras", "keras llama", "transformers.js", "whisper.keras model mit", "acme/model.keras"])(
		"%j is not about an ending alone",
		async (text) => {
			const { answers } = await find(text);
			expect(answers.filter(({ note }) => note === "Library")).toEqual([]);
		},
	);
});

describe("comparisons", () => {
	test.each([
		["whisper-tiny vs iris", "/compare?model=openai%2Fwhisper-tiny&model=trees%2Firis"],
		["compare whisper-tiny with trees/iris", "/compare?model=openai%2Fwhisper-tiny&model=trees%2Firis"],
		[
			"llama-mini vs whisper-tiny vs iris",
			"/compare?model=meta%2Fllama-mini&model=openai%2Fwhisper-tiny&model=trees%2Firis",
		],
	])("%j leads to %s", async (text, href) => {
		const { answers, isSure } = await find(text);
		expect([answers.map((one) => one.href), isSure]).toEqual([[href], true]);
	});

	test("of a family have its sizes, the smallest first", async () => {
		const whispers = await testStore([
			sized("openai/whisper-large", 1.5e9, 100),
			sized("openai/whisper-tiny", 4e7, 99),
			sized("openai/whisper-base", 7e7, 98),
			sized("other/whisper-small", 2e8, 97),
		]);
		const { answers } = await findAll(
			{ store: whispers, config: TEST_CONFIG },
			{ typed: "compare whisper sizes", limit: 5 },
		);
		expect(answers.map(({ label }) => label)).toEqual([
			"Compare openai/whisper-tiny, openai/whisper-base and openai/whisper-large",
		]);
		const one = await find("compare whisper sizes");
		expect([one.answers, ids(one)]).toEqual([[], ["openai/whisper-tiny"]]);
	});

	test("name what they do not find", async () => {
		const { answers, notes, models } = await find("whisper vs zzqqyy");
		expect([answers, models.length]).toEqual([[], 1]);
		expect(notes).toMatchObject([{ text: "No model is named “zzqqyy”." }]);
	});

	test("lead to the table for quantizations, which are not models", async () => {
		const { notes } = await find("compare q4_k_m with Q8_0");
		expect(notes.map(({ text }) => text)).toEqual([
			"“q4_k_m” is a quantization, not a model.",
			"“Q8_0” is a quantization, not a model.",
		]);
		expect(notes[0]?.ways[0]).toEqual({
			label: "Q4_K_M among the quantizations",
			href: "/quantizations#type-Q4_K_M",
		});
	});
});

describe("nothing is a dead end", () => {
	test("if a filter or a word is too much, it can be left out", async () => {
		const { total, ways } = await find("whisper mit 8gb zzqq");
		expect(total).toBe(0);
		expect(ways.length + (await find("zzqq whisper")).ways.length).toBeGreaterThan(0);
		expect((await find("whisper zzqq")).ways).toContainEqual({
			label: "Leave out “zzqq”",
			href: "/models?q=whisper",
			count: 1,
		});
		expect((await find("whisper mit 8gb")).ways).toContainEqual({
			label: "Remove “mit licence”",
			href: "/models?q=whisper&memory=8",
			count: 1,
		});
	});

	test("if one is not enough, two can be left out, and the only word beside filters", async () => {
		expect((await find("german mit gguf whisper")).ways).toContainEqual({
			label: "Remove “mit licence” and “gguf files”",
			href: "/models?q=whisper&language=de",
			count: 1,
		});
		expect((await find("german zzqq")).ways).toContainEqual({
			label: "Leave out “zzqq”",
			href: "/models?language=de",
			count: 1,
		});
	});

	test("small words of questions, and sizes, are read otherwise if nothing is found with them", async () => {
		expect((await find("show me a qwen embedding please")).list.href).toBe(
			"/models?q=qwen&task=feature-extraction&task=sentence-similarity",
		);
		expect((await find("which qwen 7b instruct can i run")).list.href).toBe("/models?q=qwen+7b+instruct");
		expect((await find("show me qwen 0.5b")).list.href).toBe("/models?q=qwen&size=under-1b");
		expect((await find("4090 whisper")).list.href).toBe("/models?q=whisper&memory=24&device=nvidia-rtx-4090");
	});

	test("a task or a provider that no record names leads to its page", async () => {
		expect((await find("pdf question answering")).ways[0]).toEqual({
			label: "What Document Question Answering is",
			href: "/tasks/document-question-answering",
		});
		expect((await find("models on cerebras")).ways[0]).toEqual({ label: "Cerebras", href: "/providers/cerebras" });
	});

	test("similar names are offered for a mistyped one", async () => {
		expect(
			(await find("dipseek-ai/DeepSek-R1")).ways[0]?.href ?? ids(await find("dipseek-ai/DeepSek-R1"))[0],
		).toContain("DeepSeek-R1");
	});

	test("an unknown author or device is named, with what is near", async () => {
		expect(await find("by zzqq whisper")).toMatchObject({ total: 1, notes: [{ text: "No author is named “zzqq”." }] });
		const { notes } = await find("fits rtx 4091");
		expect(notes[0]?.text).toBe("“rtx 4091” is not a known device. Similar:");
		expect(notes[0]?.ways.map(({ href }) => href)).toContain("/search?q=fits+NVIDIA+RTX+4090");
	});

	test.each([
		"-".repeat(200),
		"a-b-c-".repeat(60),
		'"'.repeat(300),
		"by " + "x-".repeat(90),
		"vs ".repeat(90),
		"a vs b vs " + "c-d-e-".repeat(40),
		"fits ".repeat(50),
		"🙂 ".repeat(60),
		"\u202e\u0000<script>alert(1)</script> curl groq",
		"licence:" + "y".repeat(190),
	])("%j has an answer", async (text) => {
		const { list } = await find(text);
		const app = await testApp({ store });
		expect((await app.request(`/search?${new URLSearchParams({ q: text })}`)).status).toBe(200);
		expect([200, 400]).toContain((await app.request(list.href)).status);
	});
});
