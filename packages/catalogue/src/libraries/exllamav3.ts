import { py } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { MESSAGES, STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const exllamav3: Library = {
	key: "exllamav3",
	prettyLabel: "ExLlamaV3",
	summary: "Runs language models on consumer GPUs from weights quantized to EXL3, by turboderp.",
	licence: { value: "MIT", source: "pypi:exllamav3 1.6.5", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:exllamav3 1.6.5", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:exllamav3 1.6.5", day: "2026-11-23" },
	repoName: "ExLlamaV3",
	repoUrl: "https://github.com/turboderp-org/exllamav3",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "exllamav3", alsoNeeds: ["torch", "huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from exllamav3 import Cache, Config, Generator, Model, Tokenizer
		from huggingface_hub import snapshot_download

		config = Config.from_directory(snapshot_download(${model.id}))
		model = Model.from_config(config)
		cache = Cache(model, max_num_tokens=8192)
		model.load()

		${hasTag(model, "conversational") ? answering : writing}
	`;
	return [{ code }];
}

const writing = py`
	generator = Generator(model, cache, Tokenizer.from_config(config))
	print(generator.generate(${STORY_START}, max_new_tokens=100, add_bos=True))
`;

/** The template of the chat writes the special tokens, which the generator reads as text by default. */
const answering = py`
	tokenizer = Tokenizer.from_config(config)
	generator = Generator(model, cache, tokenizer)

	prompt = tokenizer.hf_render_chat_template(${MESSAGES})
	answer = generator.generate(
	    prompt,
	    max_new_tokens=512,
	    encode_special_tokens=True,
	    stop_conditions=config.eos_token_id_list,
	    completion_only=True,
	)
	print(answer)
`;
