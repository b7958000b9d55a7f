import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE, IMAGE_QUESTION } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const univa: Library = {
	key: "univa",
	prettyLabel: "univa",
	summary: "Understands, generates and edits images with UniWorld-V1, by Peking University.",
	licence: { value: "MIT", source: "github:PKU-YuanGroup/UniWorld@08296ec README.md", day: "2026-11-24" },
	languages: {
		value: ["Python"],
		source: "github:PKU-YuanGroup/UniWorld-V1@01afe35 README.md",
		day: "2026-11-24",
	},
	repoName: "univa",
	repoUrl: "https://github.com/PKU-YuanGroup/UniWorld-V1",
	filter: true,
	countDownloads: { field: "path", value: "config.json" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/PKU-YuanGroup/UniWorld-V1",
		checkout: "requirements",
		alsoNeeds: ["qwen-vl-utils"],
	},
	modules: ["univa"],
	snippets: snippets,
};

/** A question about an image: generating one also needs FLUX and SigLIP. The model was trained without a system message. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torch
		from qwen_vl_utils import process_vision_info
		from transformers import AutoProcessor
		from univa.models.qwen2p5vl.modeling_univa_qwen2p5vl import UnivaQwen2p5VLForConditionalGeneration

		processor = AutoProcessor.from_pretrained(${model.id})
		model = UnivaQwen2p5VLForConditionalGeneration.from_pretrained(${model.id}, torch_dtype=torch.bfloat16)
		model = model.to("cuda").eval()

		messages = ${ASKING}
		text = processor.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
		text = text.split("<|im_end|>\n", 1)[1]  # without the system message

		images, _ = process_vision_info(messages)
		inputs = processor(text=[text], images=images, return_tensors="pt").to("cuda")
		output = model.generate(**inputs, max_new_tokens=128)
		print(processor.decode(output[0, inputs.input_ids.shape[1] :], skip_special_tokens=True))
	`;
	return [{ code }];
}

const ASKING = [
	{
		role: "user",
		content: [
			{ type: "image", image: IMAGE },
			{ type: "text", text: IMAGE_QUESTION },
		],
	},
];
