import { py, type Python, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { needsMlxVlm, seesWithMlx } from "../choices/mlxProgram.ts";
import { CHAT_QUESTION, IMAGE, IMAGE_QUESTION, MESSAGES, STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const jang: Library = {
	key: "jang",
	prettyLabel: "JANG",
	summary: "Runs language models on Apple silicon from weights quantized to JANG, by Jinho Jang.",
	licence: { value: "Apache-2.0", source: "pypi:jang 2.5.50", day: "2026-12-01" },
	languages: { value: ["Python"], source: "pypi:jang 2.5.50", day: "2026-12-01" },
	platforms: { value: ["Metal"], source: "pypi:jang 2.5.50", day: "2026-12-01" },
	repoName: "JANG",
	repoUrl: "https://github.com/jjang-ai/jangq",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "jang[vlm]", alsoNeeds: ['mlx[cpu]; sys_platform == "linux"'] },
	modules: ["jang_tools", "mlx_lm", "mlx_vlm"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: needsMlxVlm(model) ? seeing(model) : writing(model) }];
}

function writing(model: ModelRecord): Python {
	const isChat = hasTag(model, "conversational");
	return py`
		from huggingface_hub import snapshot_download
		from jang_tools.loader import load_jang_model
		from mlx_lm import generate

		model, tokenizer = load_jang_model(snapshot_download(${model.id}))

		${isChat ? chatPrompt : py`prompt = ${STORY_START}`}
		print(generate(model, tokenizer, prompt=prompt))
	`;
}

const chatPrompt = py`
	messages = ${MESSAGES}
	prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)
`;

/** Also language models of types that only mlx-vlm has. */
function seeing(model: ModelRecord): Python {
	const sees = seesWithMlx(model);
	const question = sees ? py`${IMAGE_QUESTION}, num_images=1` : CHAT_QUESTION;
	return py`
		from huggingface_hub import snapshot_download
		from jang_tools.loader import load_jang_vlm_model
		from mlx_vlm import apply_chat_template, generate

		model, processor = load_jang_vlm_model(snapshot_download(${model.id}))

		prompt = apply_chat_template(processor, model.config, ${question})
		output = generate(model, processor, prompt${when(sees, py`, image=[${IMAGE}]`)})
		print(output.text)
	`;
}
