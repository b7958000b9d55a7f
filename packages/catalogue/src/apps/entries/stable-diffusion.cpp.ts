import { lines, sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";

export const stableDiffusionCpp: CommandedApp = {
	key: "stable-diffusion.cpp",
	prettyLabel: "stable-diffusion.cpp",
	summary: "Makes images and videos with diffusion models in plain C and C++, by leejet and contributors.",
	platforms: {
		value: ["CPU", "CUDA", "ROCm", "Metal", "phone"],
		source: "github:leejet/stable-diffusion.cpp@008ca5b docs/build.md",
		day: "2026-11-24",
	},
	docsUrl: "https://github.com/leejet/stable-diffusion.cpp",
	mainTask: "text-to-image",
	macOSOnly: false,
	showsWhen: { any: [{ library: "stable-diffusion.cpp" }, { tag: "stable-diffusion.cpp" }] },
	snippets: (model, choice) => [isMinimax(model) ? video(model, choice) : picture(model, choice)],
};

const PROMPT = "a heron at the edge of a lake, morning mist, soft light";

const SETUP = sh`
	git clone --recurse-submodules \
	    https://github.com/leejet/stable-diffusion.cpp
	cd stable-diffusion.cpp
	# For a GPU, add its option: -DSD_CUDA=ON, -DSD_METAL=ON …
	cmake -B build
	cmake --build build --config Release
	export PATH="$PWD/build/bin:$PATH"
	pip install huggingface_hub
`;

const isMinimax = ({ id, cardData }: ModelRecord): boolean =>
	/minimax[-_.]?h3/i.test(`${id} ${String(cardData?.base_model)}`);

/** A checkpoint that holds all parts of its model. */
function picture(model: ModelRecord, choice?: AppChoice): AppSnippet {
	const { download, path } = fetched(model, choice);
	const code = lines([download, sh`sd-cli -m ${path} -p ${PROMPT} -o image.png`]);
	return { title: "Make an image", setup: SETUP, login: "command", code };
}

/** The transformer of MiniMax-H3; its other parts are in the repositories that the documentation names. */
function video(model: ModelRecord, choice?: AppChoice): AppSnippet {
	const { download, path } = fetched(model, choice);
	const code = sh`
		${download}
		hf download Comfy-Org/MiniMax-H3 --include "vae/*" --local-dir models
		hf download leejet/MiniMax-H3-GGUF --include "qwen3vl_*-Q4_K_M.gguf" --local-dir models
		sd-cli -M vid_gen --diffusion-model ${path} \
		    --vae models/vae/minimax_h3_video_vae_fp16.safetensors \
		    --audio-vae models/vae/minimax_h3_audio_vae_fp32.safetensors \
		    --llm models/qwen3vl_32b_minimax_h3-Q4_K_M.gguf \
		    -p ${PROMPT} \
		    --cfg-scale 1.0 \
		    -W 864 \
		    -H 480 \
		    --diffusion-fa \
		    --offload-to-cpu \
		    --fps 24 \
		    --video-frames 56
	`;
	return { title: "Make a video with sound", setup: SETUP, login: "command", code };
}

function fetched(model: ModelRecord, choice?: AppChoice): { readonly download: Shell; readonly path: string } {
	const { file } = selected(model, choice);
	const path = file ?? "model.gguf";
	const download = sh`hf download ${model.id} ${path} --local-dir models`;
	return { download: file === undefined ? lines([UNKNOWN, download]) : download, path: `models/${path}` };
}

const UNKNOWN = sh`# model.gguf is a guess. Use a file of the repository.`;
