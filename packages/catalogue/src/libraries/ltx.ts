import { lines, py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const ltx: Library = {
	key: "ltx",
	prettyLabel: "LTX.io",
	summary: "Generates video with synchronised sound from text, images or video, by Lightricks.",
	languages: { value: ["Python"], source: "github:Lightricks/LTX-2@01a84f5 README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:Lightricks/LTX-2@1bf8c0e pyproject.toml", day: "2026-11-24" },
	repoName: "LTX-2",
	repoUrl: "https://github.com/Lightricks/LTX-2",
	docsUrl: "https://github.com/Lightricks/LTX-2",
	filter: false,
	// llama.cpp does not run the GGUF files of these models.
	priority: { before: "llama-cpp-python" },
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/Lightricks/LTX-2", checkout: "uv" },
	loads: isOneFile,
	snippets: snippets,
};

/** Models of LTX-2.5 are split, and need other options of the programs. */
function isOneFile(model: ModelRecord): boolean {
	return ![model.id, ...model.tags].some((id) => /ltx-?2\.5/i.test(id));
}

/** Runs the programs of the repository for models in one file. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (!isOneFile(model)) return [];
	if (hasTag(model, "ic-lora")) return [{ code: adapted(model.id, py`"ltx_pipelines.ic_lora"`, REFERENCE) }];
	if (hasTag(model, "lora")) return [{ code: adapted(model.id, py`"ltx_pipelines.distilled"`) }];
	return [{ code: alone(model) }];
}

const BASE = "Lightricks/LTX-2.3";
const CHECKPOINT = "ltx-2.3-22b-distilled-1.1.safetensors";
const UPSCALER = "ltx-2.3-spatial-upscaler-x2-1.1.safetensors";
const TEXT_ENCODER = "google/gemma-3-12b-it-qat-q4_0-unquantized";
const PROMPT = "A heron stands in shallow water in the morning mist. It turns its head, steps forward and takes off.";

/** The video that gives the adapter its motion, pose or depth. */
const REFERENCE = py`command += ["--video-conditioning", "reference.mp4", "1.0"]`;

function alone(model: ModelRecord): Python {
	const checkpoint = fileOf(model, /distilled(?!-lora)[^/]*\.safetensors$/) ?? CHECKPOINT;
	const upscaler = fileOf(model, /spatial-upscaler-x2[^/]*\.safetensors$/) ?? UPSCALER;
	return py`
		# In the folder of https://github.com/Lightricks/LTX-2, with: uv run python
		import subprocess
		import sys

		from huggingface_hub import hf_hub_download, snapshot_download

		${downloading(model.id, checkpoint, upscaler)}

		${calling(py`"ltx_pipelines.distilled"`, [])}
	`;
}

/** The repository of an adapter holds one file of weights, so the code needs no name. */
function adapted(id: string, module: Python, more?: Python): Python {
	return py`
		# In the folder of https://github.com/Lightricks/LTX-2, with: uv run python
		import subprocess
		import sys

		from huggingface_hub import hf_hub_download, list_repo_files, snapshot_download

		files = [file for file in list_repo_files(${id}) if file.endswith(".safetensors")]
		adapter = hf_hub_download(${id}, files[0], local_dir="models")
		${downloading(BASE, CHECKPOINT, UPSCALER)}

		${calling(module, [py`command += ["--lora", adapter]`, ...(more ? [more] : [])])}
	`;
}

/** Downloads to a folder: the programs resolve the cache's links to files without meaningful names. */
const downloading = (id: string, checkpoint: string, upscaler: string): Python => py`
	checkpoint = hf_hub_download(${id}, ${checkpoint}, local_dir="models")
	upscaler = hf_hub_download(${id}, ${upscaler}, local_dir="models")
	text_encoder = snapshot_download(${TEXT_ENCODER}, local_dir="models/gemma-3-12b")
`;

const calling = (module: Python, more: readonly Python[]): Python => py`
	command = [sys.executable, "-m", ${module}]
	command += ["--distilled-checkpoint-path", checkpoint]
	command += ["--spatial-upsampler-path", upscaler]
	command += ["--gemma-root", text_encoder]
	${lines(more)}
	command += ["--prompt", ${PROMPT}]
	command += ["--output-path", "video.mp4"]
	subprocess.run(command, check=True)
`;

const fileOf = ({ siblings = [] }: ModelRecord, pattern: RegExp): string | undefined =>
	siblings.map(({ rfilename }) => rfilename).find((name) => pattern.test(name));
