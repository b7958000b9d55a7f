import { py, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { MESSAGES, STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const onnxruntimeGenai: Library = {
	key: "onnxruntime-genai",
	prettyLabel: "ONNX Runtime GenAI",
	summary: "Generates text with ONNX models, with its own sampling and cache, by Microsoft.",
	licence: { value: "MIT", source: "pypi:onnxruntime-genai 0.18.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:onnxruntime-genai 0.18.0", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:microsoft/onnxruntime-genai@03768f2 README.md",
		day: "2026-11-24",
	},
	repoName: "ONNX Runtime GenAI",
	repoUrl: "https://github.com/microsoft/onnxruntime-genai",
	docsUrl: "https://onnxruntime.ai/docs/genai/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "onnxruntime-genai", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

/** A folder with `genai_config.json` is one model for one kind of processor; a repository may hold several. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const isChat = hasTag(model, "conversational");
	const code = py`
		${when(isChat, py`import json`)}
		from pathlib import Path

		import onnxruntime_genai as og
		from huggingface_hub import snapshot_download

		folder = next(Path(snapshot_download(${model.id})).rglob("genai_config.json")).parent
		model = og.Model(str(folder))
		tokenizer = og.Tokenizer(model)

		${isChat ? answering : writing}
	`;
	return [{ code }];
}

const writing = py`
	params = og.GeneratorParams(model)
	params.set_search_options(max_length=200)
	generator = og.Generator(model, params)
	generator.append_tokens(tokenizer.encode(${STORY_START}))
	while not generator.is_done():
	    generator.generate_next_token()
	print(tokenizer.decode(generator.get_sequence(0)))
`;

/** The tokenizer takes the messages as JSON; the length counts their tokens, too. */
const answering = py`
	messages = ${MESSAGES}
	prompt = tokenizer.apply_chat_template(messages=json.dumps(messages), add_generation_prompt=True)
	tokens = tokenizer.encode(prompt)

	params = og.GeneratorParams(model)
	params.set_search_options(max_length=512)
	generator = og.Generator(model, params)
	generator.append_tokens(tokens)
	while not generator.is_done():
	    generator.generate_next_token()
	print(tokenizer.decode(generator.get_sequence(0)[len(tokens) :]))
`;
