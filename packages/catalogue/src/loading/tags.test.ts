import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { FIXTURES } from "../../test/loadRecords.ts";
import { hasPython } from "../../test/python.ts";
import { javaScriptTree, type Node, nodesOf, pythonTrees } from "../../test/trees.ts";
import { libraryOf } from "../libraryOf.ts";
import { loadSnippets } from "./loadSnippets.ts";
import type { LoadSnippet } from "../shapes.ts";

/** The effect of a known tag on the snippet of a library. */
interface Effect {
	readonly tag: string;
	readonly library: string;
	/** Other fields of the record. */
	readonly with?: Partial<ModelRecord>;
	readonly what: string;
	/** A name, text or note in the snippet with the tag and not without it (`hides`: the reverse). */
	readonly shows?: string;
	readonly hides?: string;
}

const chat: Partial<ModelRecord> = { pipeline_tag: "text-generation" };

/** Every known tag, in the order of the specification. */
const EFFECTS: readonly Effect[] = [
	{ tag: "conversational", library: "transformers", with: chat, what: "chats", shows: "role" },
	{ tag: "conversational", library: "llama-cpp-python", with: chat, what: "chats", shows: "create_chat_completion" },
	{ tag: "conversational", library: "mlx", with: chat, what: "chats", shows: "apply_chat_template" },
	{ tag: "conversational", library: "transformers.js", with: chat, what: "chats", shows: "role" },
	{
		tag: "custom_code",
		library: "transformers",
		with: chat,
		what: "trusts the model's own code",
		shows: "trust_remote_code",
	},
	{
		tag: "custom_code",
		library: "sentence-transformers",
		what: "trusts the model's own code",
		shows: "trust_remote_code",
	},
	{
		tag: "controlnet",
		library: "diffusers",
		what: "loads a control net beside a base model",
		shows: "ControlNetModel",
	},
	{ tag: "lora", library: "diffusers", what: "loads the weights into a base model", shows: "load_lora_weights" },
	{
		tag: "textual_inversion",
		library: "diffusers",
		what: "loads the words into a base model",
		shows: "load_textual_inversion",
	},
	{ tag: "flux", library: "diffusionkit", what: "takes the pipeline of Flux", shows: "FluxPipeline" },
	{
		tag: "skops",
		library: "sklearn",
		with: { config: { sklearn: { model: { file: "m.bin" } } } },
		what: "loads the file with skops",
		shows: "skops",
	},
	{ tag: "bi-encoder", library: "lightning-ir", what: "encodes apart", shows: "BiEncoderModule" },
	{ tag: "cross-encoder", library: "lightning-ir", what: "encodes together", shows: "CrossEncoderModule" },
	{ tag: "cross-encoder", library: "sentence-transformers", what: "encodes together", shows: "CrossEncoder" },
	{ tag: "text-to-speech", library: "espnet", what: "speaks", shows: "Text2Speech" },
	{ tag: "automatic-speech-recognition", library: "espnet", what: "listens", shows: "Speech2Text" },
	{
		tag: "automatic-speech-recognition",
		library: "nemo",
		what: "is of a known domain",
		hides: "tag did not correspond to a valid NeMo domain.",
	},
	{ tag: "text-to-mel", library: "tensorflowtts", what: "makes a spectrogram of a text", shows: "AutoProcessor" },
	{ tag: "mel-to-wav", library: "tensorflowtts", what: "makes a sound of a spectrogram" },
	{ tag: "question-answering", library: "allennlp", what: "asks", shows: "question" },
	{ tag: "pyannote-audio-pipeline", library: "pyannote-audio", what: "runs a pipeline", shows: "Pipeline" },
	{ tag: "musicgen", library: "audiocraft", what: "makes music", shows: "MusicGen" },
	{ tag: "audiogen", library: "audiocraft", what: "makes sounds", shows: "AudioGen" },
	{ tag: "magnet", library: "audiocraft", what: "makes sounds at once", shows: "MAGNeT" },
	{ tag: "gguf", library: "outetts", what: "has no snippet" },
	{ tag: "onnx", library: "outetts", what: "has no snippet" },
	{ tag: "yolov8", library: "ultralytics", what: "has a known version", shows: "yolov8n.pt", hides: "yolovXXn.pt" },
	{ tag: "yolov10", library: "yolov10", what: "has a known version" },
];

/** The specification's list. */
const KNOWN =
	"conversational custom_code controlnet lora textual_inversion flux skops bi-encoder cross-encoder text-to-speech " +
	"automatic-speech-recognition text-to-mel mel-to-wav question-answering pyannote-audio-pipeline musicgen audiogen magnet gguf onnx yolov8";

it("every known tag has an effect", () => {
	expect(KNOWN.split(" ").filter((tag) => !EFFECTS.some((effect) => effect.tag === tag))).toEqual([]);
});

it("every tag that a library reads changes one of its snippets", () => {
	// reads.test.ts checks each line of this list.
	const list = readFileSync(join(FIXTURES, "../catalogue/reads.txt"), "utf8");
	const asked = EFFECTS.filter(({ library, tag }) => {
		const fields = list.split("\n").find((line) => line.startsWith(`${library}: `)) ?? "";
		return !fields.includes(` tags:${tag}`) && !fields.includes(" tags[]");
	});
	expect(asked).toEqual([]);
});

/** The blocks of a library for the record of an effect, with its tag or without. */
function blocks({ tag, library, with: rest }: Effect, isTagged: boolean): readonly LoadSnippet[] {
	const tags = isTagged ? ["other", tag] : ["other"];
	return loadSnippets(libraryOf(library)!, { id: "acme/demo", ...rest, tags });
}

const written = (snippet: LoadSnippet): string => ("note" in snippet ? snippet.note : String(snippet.code));

const isPython = (snippet: LoadSnippet): boolean => "code" in snippet && snippet.code.language === "python";

/** The names and texts in the syntax tree of every Python program, by its source. */
const wordsOf: ReadonlyMap<string, readonly string[]> = ((): ReadonlyMap<string, readonly string[]> => {
	if (!hasPython) return new Map();
	const all = EFFECTS.flatMap((effect) => [...blocks(effect, true), ...blocks(effect, false)]);
	const programs = [...new Set(all.filter(isPython).map(written))];
	const trees = pythonTrees(programs);
	return new Map(programs.map((program, at) => [program, textsOf([...nodesOf(trees[at])])]));
})();

function textsOf(nodes: readonly Node[]): readonly string[] {
	return nodes.flatMap((node) => Object.values(node).filter((value) => typeof value === "string"));
}

/** The names and texts of a block's syntax tree, or its note. */
function words(snippet: LoadSnippet): readonly string[] {
	if ("note" in snippet) return [snippet.note];
	if (isPython(snippet)) return wordsOf.get(written(snippet))!;
	return snippet.code.language === "js" ? textsOf([...nodesOf(javaScriptTree(written(snippet)))]) : [];
}

describe.skipIf(!hasPython).each(EFFECTS)("the tag $tag", (effect) => {
	it(`${effect.what} with ${effect.library}`, () => {
		const [tagged, without] = [blocks(effect, true), blocks(effect, false)];
		expect(tagged.map(written)).not.toEqual(without.map(written));
		const says = (word: string): readonly boolean[] =>
			[tagged, without].map((one) => one.flatMap(words).includes(word));
		if (effect.shows !== undefined) expect(says(effect.shows)).toEqual([true, false]);
		if (effect.hides !== undefined) expect(says(effect.hides)).toEqual([false, true]);
	});
});
