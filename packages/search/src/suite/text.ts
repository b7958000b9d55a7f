import { describe, expect, it } from "vitest";
import { filled, ids, model, type MakeIndex } from "./fixture.ts";

const RECORDS = [
	model("meta-llama/Llama-3.1-8B-Instruct", { downloads: 900, pipeline_tag: "text-generation" }),
	model("openai/whisper-tiny", { downloads: 500, pipeline_tag: "automatic-speech-recognition" }),
	model("someone/whisper-tiny-danish", { downloads: 800 }),
	model("someone/tiny-thing", { downloads: 1000, tags: ["whisper"] }),
	model("openai-community/gpt2", { downloads: 700, library_name: "transformers", tags: ["exbert"] }),
	model("distil/distil-bert", { tags: ["license:apache-2.0"] }),
	model("example/Crème-Brûlée"),
	model("通义/千问-大模型"),
	model("yandex/яндекс-Ёлка"),
	model("camel/MobileNetV2Small"),
	model("bare-name"),
];

export function textSuite(make: MakeIndex): void {
	describe("text", () => {
		it.each([
			["llama 8b inst", "meta-llama/Llama-3.1-8B-Instruct"],
			["inst LLAMA", "meta-llama/Llama-3.1-8B-Instruct"],
			["llama3", "meta-llama/Llama-3.1-8B-Instruct"],
			["llama-3.1", "meta-llama/Llama-3.1-8B-Instruct"],
			["meta-llama/Llama-3.1-8B-Instruct", "meta-llama/Llama-3.1-8B-Instruct"],
			["gpt 2", "openai-community/gpt2"],
			["gpt2 transf", "openai-community/gpt2"],
			["exbert", "openai-community/gpt2"],
			["speech recog", "openai/whisper-tiny"],
			["creme brulee", "example/Crème-Brûlée"],
			["CRÈME", "example/Crème-Brûlée"],
			["大模型", "通义/千问-大模型"],
			["问", "通义/千问-大模型"],
			["елка", "yandex/яндекс-Ёлка"],
			["mobile net", "camel/MobileNetV2Small"],
			["mobilenetv2", "camel/MobileNetV2Small"],
			["net v 2", "camel/MobileNetV2Small"],
			["bare", "bare-name"],
			["ｗｈｉｓｐｅｒ danish", "someone/whisper-tiny-danish"],
		])("finds by %j", async (text, id) => {
			expect(await ids(await filled(make, RECORDS), { text })).toEqual([id]);
		});

		it("requires every word", async () => {
			expect(await ids(await filled(make, RECORDS), { text: "whisper llama" })).toEqual([]);
		});

		it("puts the closest match first: the name, then tokens of the id, then prefixes of these, then the rest", async () => {
			const more = [model("a/whisper-tinyish", { downloads: 5000 })];
			expect(await ids(await filled(make, [...RECORDS, ...more]), { text: "whisper tiny" })).toEqual([
				"openai/whisper-tiny",
				"someone/whisper-tiny-danish",
				"a/whisper-tinyish",
				"someone/tiny-thing",
			]);
		});

		it("is sorted as requested instead", async () => {
			const found = await ids(await filled(make, RECORDS), { text: "whisper tiny", sort: "downloads" });
			expect(found).toEqual(["someone/tiny-thing", "someone/whisper-tiny-danish", "openai/whisper-tiny"]);
		});

		it("looks inside words only if nothing has them as a prefix", async () => {
			const index = await filled(make, RECORDS);
			expect(await ids(index, { text: "lama inst" })).toEqual(["meta-llama/Llama-3.1-8B-Instruct"]);
			expect(await ids(index, { text: "distilbert" })).toEqual(["distil/distil-bert"]);
			expect(await ids(index, { text: "tiny" })).not.toContain("camel/MobileNetV2Small");
		});

		it("finds a name or an id whose words are joined or separated otherwise", async () => {
			const index = await filled(make, RECORDS);
			const llama = ["meta-llama/Llama-3.1-8B-Instruct"];
			expect(await ids(index, { text: "llama318binstruct" })).toEqual(llama);
			expect(await ids(index, { text: "Meta LlamaLlama3.1 8BInstruct" })).toEqual(llama);
			expect(await ids(index, { text: "llama318binstruct", sort: "likes" })).toEqual(llama);
			expect(await ids(index, { text: "llama318binstruct x" })).toEqual([]);
			await index.delete(llama);
			expect(await ids(index, { text: "llama318binstruct" })).toEqual([]);
		});

		it("treats blank text as none, and finds nothing for punctuation", async () => {
			const index = await filled(make, RECORDS);
			expect((await index.search({ text: " \n\t " })).total).toBe(RECORDS.length);
			expect((await index.search({ text: "!!! — ???" })).total).toBe(0);
		});

		it.each([
			'"',
			'""',
			"'",
			"*",
			"llama*",
			'"llama" OR "gpt2"',
			"NOT llama",
			"NEAR(llama gpt2)",
			"id:llama",
			"{id}: llama",
			"llama AND",
			"(llama",
			"^llama",
			"-llama",
			"llama\0",
			"\\",
			"%",
			"_",
			"'; DROP TABLE models; --",
			"=gpt2",
			"\ud800",
		])("reads %j as words, never as operators", async (text) => {
			const index = await filled(make, RECORDS);
			const found = await index.search({ text });
			expect(found.total).toBeLessThan(RECORDS.length);
			expect(await index.count()).toBe(RECORDS.length);
		});

		it("treats operators as words", async () => {
			const index = await filled(make, RECORDS);
			expect(await ids(index, { text: '"llama" OR "gpt2"' })).toEqual([]);
			expect(await ids(index, { text: '"gpt2"' })).toEqual(["openai-community/gpt2"]);
		});
	});
}
