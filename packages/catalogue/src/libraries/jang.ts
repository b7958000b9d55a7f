import { py, type Python, when } from "@vitrine/code";
import { hasTag, type ModelRecord, name } from "@vitrine/model";
import { needsMlxVlm, seesWithMlx } from "../choices/mlxProgram.ts";
import { CHAT_QUESTION, IMAGE, IMAGE_QUESTION, STORY_START } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";
import { chatPrompt } from "./mlx/chatPrompt.ts";

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

/** A function that loads a model, and its import. */
interface Loader {
	readonly imports: Python;
	readonly load: Python;
}

const PLAIN: Loader = { imports: py`from jang_tools.loader import load_jang_model`, load: py`load_jang_model` };
const PLAIN_VLM: Loader = {
	imports: py`from jang_tools.loader import load_jang_vlm_model`,
	load: py`load_jang_vlm_model`,
};
const TURBO: Loader = {
	imports: py`from jang_tools.load_jangtq import load_jangtq_model`,
	load: py`load_jangtq_model`,
};
const TURBO_VLM: Loader = {
	imports: py`from jang_tools.load_jangtq_vlm import load_jangtq_vlm_model`,
	load: py`load_jangtq_vlm_model`,
};

/** Whether the weights are of JANGTQ, which only the name tells from JANG, and which has loaders of its own. */
const isTurbo = (model: ModelRecord): boolean => /[-_.]jangtq/i.test(name(model));

function writing(model: ModelRecord): Python {
	const isChat = hasTag(model, "conversational");
	const { imports, load } = isTurbo(model) ? TURBO : PLAIN;
	return py`
		from huggingface_hub import snapshot_download
		${imports}
		from mlx_lm import generate

		model, tokenizer = ${load}(snapshot_download(${model.id}))

		${isChat ? chatPrompt() : py`prompt = ${STORY_START}`}
		print(generate(model, tokenizer, prompt=prompt))
	`;
}

/** Also language models of types that only mlx-vlm has. */
function seeing(model: ModelRecord): Python {
	const sees = seesWithMlx(model);
	const { imports, load } = isTurbo(model) ? TURBO_VLM : PLAIN_VLM;
	return py`
		from huggingface_hub import snapshot_download
		${imports}
		from mlx_vlm import apply_chat_template, generate

		model, processor = ${load}(snapshot_download(${model.id}))

		prompt = ${vlmPrompt(model, sees)}
		output = generate(model, processor, prompt${when(sees, py`, image=[${IMAGE}]`)})
		print(output.text)
	`;
}

/** A base model has no template for chats. */
function vlmPrompt(model: ModelRecord, sees: boolean): Python {
	if (sees) return py`apply_chat_template(processor, model.config, ${IMAGE_QUESTION}, num_images=1)`;
	const isChat = hasTag(model, "conversational");
	return isChat ? py`apply_chat_template(processor, model.config, ${CHAT_QUESTION})` : py`${STORY_START}`;
}
