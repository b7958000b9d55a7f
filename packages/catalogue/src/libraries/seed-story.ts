import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const seedStory: Library = {
	key: "seed-story",
	prettyLabel: "SEED-Story",
	summary: "Continues an illustrated story with new text and images, by Tencent ARC Lab.",
	licence: { value: "Apache-2.0", source: "github:TencentARC/SEED-Story@05b1396 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:TencentARC/SEED-Story@05b1396 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:TencentARC/SEED-Story@05b1396 README.md", day: "2026-11-24" },
	repoName: "SEED-Story",
	repoUrl: "https://github.com/TencentARC/SEED-Story",
	filter: false,
	countDownloads: { field: "path", value: "cvlm_llama2_tokenizer/tokenizer.model" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/TencentARC/SEED-Story",
		checkout: "requirements",
		alsoNeeds: ["omegaconf", "hydra-core", "huggingface_hub"],
	},
	snippets: snippets,
};

/** The configurations are files of the repository, with paths to weights in its folder `pretrained`. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import hydra
		import torch
		from huggingface_hub import snapshot_download
		from omegaconf import OmegaConf
		from PIL import Image

		# In a clone of https://github.com/TencentARC/SEED-Story. The files in configs give the place of all weights in pretrained, including those of Llama-2-7b-hf and of the image encoder of Qwen-VL-Chat.
		snapshot_download(${model.id}, local_dir="pretrained")

		def load(name, **parts):
		    return hydra.utils.instantiate(OmegaConf.load(f"configs/{name}.yaml"), **parts)

		tokenizer = load("tokenizer/clm_llama_tokenizer")
		transform = load("processer/qwen_448_transform")
		encoder = load("visual_tokenizer/qwen_vitg_448").eval().to("cuda", dtype=torch.float16)
		llm = load("clm_models/llama2chat7b_lora", torch_dtype="fp16")
		agent = load("clm_models/agent_7b_sft", llm=llm).eval().to("cuda", dtype=torch.float16)
		agent.llm.base_model.model.use_kv_cache_head = False

		# A story continues from an image and its caption.
		picture = transform(Image.open("start.jpg").convert("RGB"))[None].to("cuda", dtype=torch.float16)
		places = "".join(f"<img_{i:05d}>" for i in range(64))
		prompt = ${OPENING} + "<img>" + places + "</img>"
		tokens = [tokenizer.bos_token_id] + tokenizer.encode(prompt, add_special_tokens=False)
		begin, end = [tokens.index(tokenizer.encode(mark, add_special_tokens=False)[0]) for mark in ("<img>", "</img>")]
		ids = torch.tensor([tokens], device="cuda")
		mask = torch.zeros_like(ids, dtype=torch.bool)
		mask[0, begin + 1 : end] = True
		with torch.no_grad():
		    output = agent.generate(
		        tokenizer=tokenizer,
		        input_ids=ids,
		        image_embeds=encoder(picture),
		        embeds_cmp_mask=torch.tensor([True], device="cuda"),
		        ids_cmp_mask=mask,
		        max_new_tokens=500,
		        num_img_gen_tokens=64,
		    )
		print(output["text"])
	`;
	return [{ code }];
}

const OPENING = "One morning the monkey found a yellow hat on the path.";
