import { py, type Python, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { baseOfMlxAdapter, mlxProgram, seesWithMlx } from "../choices/mlxProgram.ts";
import { CHAT_QUESTION, IMAGE, IMAGE_QUESTION, STORY_START } from "../loading/samples.ts";
import { remoteCode } from "../loading/remoteCode.ts";
import type { Library, LoadSnippet } from "../shapes.ts";
import { chatPrompt } from "./mlx/chatPrompt.ts";

export const mlx: Library = {
	key: "mlx",
	prettyLabel: "MLX",
	summary: "Runs and fine-tunes language models on Apple silicon, by Apple.",
	licence: { value: "MIT", source: "pypi:mlx-lm 0.32.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mlx-lm 0.32.2", day: "2026-11-23" },
	platforms: { value: ["Metal"], source: "pypi:mlx-lm 0.32.2", day: "2026-11-23" },
	repoName: "MLX",
	repoUrl: "https://github.com/ml-explore/mlx-examples/tree/main",
	filter: true,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "mlx-lm", alsoNeeds: ['mlx[cpu]; sys_platform == "linux"'] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const program = mlxProgram(model);
	if (program === undefined) return [{ code: downloading(model.id) }];
	if (program === "mlx_lm") return [{ code: writing(model) }];
	return [{ code: seesWithMlx(model) ? seeing(model) : answering(model) }];
}

/** An adapter is loaded with its base model. */
function writing(model: ModelRecord): Python {
	const base = baseOfMlxAdapter(model);
	const weights = base === undefined ? py`${model.id}` : py`${base}, adapter_path=snapshot_download(${model.id})`;
	const trusting = when(hasTag(model, "custom_code"), py`, tokenizer_config={"trust_remote_code": True}`);
	return py`
		${when(base !== undefined, py`from huggingface_hub import snapshot_download`)}
		from mlx_lm import generate, load

		model, tokenizer = load(${weights}${trusting})

		${hasTag(model, "conversational") ? chatPrompt() : py`prompt = ${STORY_START}`}
		print(generate(model, tokenizer, prompt=prompt))
	`;
}

function seeing(model: ModelRecord): Python {
	return py`
		from mlx_vlm import apply_chat_template, generate, load

		model, processor = load(${model.id}${remoteCode(model)})

		prompt = apply_chat_template(processor, model.config, ${IMAGE_QUESTION}, num_images=1)
		output = generate(model, processor, prompt, image=[${IMAGE}])
		print(output.text)
	`;
}

/** Language models of types that only mlx-vlm has. */
const answering = (model: ModelRecord): Python => py`
	from mlx_vlm import apply_chat_template, generate, load

	model, processor = load(${model.id}${remoteCode(model)})

	prompt = ${hasTag(model, "conversational") ? py`apply_chat_template(processor, model.config, ${CHAT_QUESTION})` : py`${STORY_START}`}
	output = generate(model, processor, prompt)
	print(output.text)
`;

/** Without a task or a type, the MLX program that reads the files is unknown. */
function downloading(id: string): Python {
	return py`
		from huggingface_hub import snapshot_download

		print(snapshot_download(${id}))
	`;
}
