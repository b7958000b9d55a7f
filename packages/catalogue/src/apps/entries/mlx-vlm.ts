import { sh } from "@vitrine/code";
import { IMAGE, IMAGE_QUESTION } from "../../loading/samples.ts";
import type { CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { MLX } from "../shared/conditions.ts";
import { remoteCode } from "../shared/remoteCode.ts";

export const mlxVlm: CommandedApp = {
	key: "mlx-vlm",
	prettyLabel: "MLX VLM",
	summary: "Runs and fine-tunes models that see and hear on Apple silicon, by Prince Canuma.",
	licence: { value: "MIT", source: "pypi:mlx-vlm 0.7.10", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mlx-vlm 0.7.10", day: "2026-11-24" },
	platforms: { value: ["CUDA", "Metal"], source: "pypi:mlx-vlm 0.7.10", day: "2026-11-23" },
	docsUrl: "https://github.com/Blaizzy/mlx-vlm",
	mainTask: "image-text-to-text",
	macOSOnly: false,
	showsWhen: { all: [{ taskIn: ["image-text-to-text", "any-to-any"] }, MLX] },
	snippets: (model) => [
		{
			title: "Ask about an image",
			setup,
			login: "command",
			code: sh`
				mlx_vlm.generate --model ${model.id}${remoteCode(model)} \
				    --image ${IMAGE} \
				    --prompt ${IMAGE_QUESTION}
			`,
		},
		{
			title: "Start the server",
			setup,
			login: "command",
			code: sh`mlx_vlm.server --model ${model.id} --port 8080${remoteCode(model)}`,
		},
		ask(model, 8080),
	],
};

const setup = sh`uv tool install mlx-vlm --with "mlx[cpu]; sys_platform == 'linux'"`;
