import { py, type Python, sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SPOKEN } from "../loading/samples.ts";
import { INSTALL } from "../installing/title.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const moshi: Library = {
	key: "moshi",
	prettyLabel: "Moshi",
	summary: "Holds spoken conversations in full duplex: it listens while it speaks, by Kyutai.",
	licence: { value: "MIT", source: "pypi:moshi 0.2.13", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:moshi 0.2.13", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:moshi 0.2.13", day: "2026-11-23" },
	repoName: "Moshi",
	repoUrl: "https://github.com/kyutai-labs/moshi",
	filter: false,
	countDownloads: { field: "path", value: "tokenizer-e351c8d8-checkpoint125.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "moshi" },
	snippets: snippets,
};

function snippets({ id, pipeline_tag }: ModelRecord): readonly LoadSnippet[] {
	if (/personaplex/i.test(id)) return [{ title: INSTALL, code: fork }, { code: inRole(id) }];
	if (id.includes("-candle")) return [{ code: candle(id) }];
	if (id.includes("-mlx")) return [{ code: mlx(id) }];
	return [{ code: pipeline_tag === "text-to-speech" ? reading(id) : answering(id) }];
}

/** For models that talk, translate or transcribe; only the first two produce audio. */
function answering(id: string): Python {
	return py`
		import sphn
		import torch
		from moshi.models import loaders
		from moshi.run_inference import InferenceState

		device = "cuda" if torch.cuda.is_available() else "cpu"
		checkpoint = loaders.CheckpointInfo.from_hf_repo(${id})
		mimi = checkpoint.get_mimi(device=device)
		moshi = checkpoint.get_moshi(device=device)
		tokenizer = checkpoint.get_text_tokenizer()

		speech, _ = sphn.read("audio.wav", sample_rate=mimi.sample_rate)
		speech = torch.from_numpy(speech[None, :1]).to(device)
		with torch.no_grad():
		    state = InferenceState(
		        checkpoint,
		        mimi,
		        tokenizer,
		        moshi,
		        batch_size=1,
		        cfg_coef=1.0,
		        device=device,
		        **checkpoint.lm_gen_config,
		    )
		    for _, answer in state.run(speech):  # prints the words as they are generated
		        sphn.write_wav("answer.wav", answer[0].numpy(), sample_rate=mimi.sample_rate)
	`;
}

/** Text-to-speech models, with a voice from the library's collection. */
function reading(id: string): Python {
	return py`
		import sphn
		import torch
		from moshi.models.loaders import CheckpointInfo
		from moshi.models.tts import TTSModel

		device = "cuda" if torch.cuda.is_available() else "cpu"
		model = TTSModel.from_checkpoint_info(CheckpointInfo.from_hf_repo(${id}), device=device)

		[audio] = model.simple_generate(${SPOKEN}, "alba-mackenna/casual.wav")
		sphn.write_wav("output.wav", audio.cpu().numpy(), sample_rate=model.mimi.sample_rate)
	`;
}

/** The bits per weight, which the name gives and the command requires. */
function mlx(id: string): Shell {
	const bits = QUANTIZED.find((known) => id.includes(`-q${known}`));
	return sh`python -m moshi_mlx.local${bits === undefined ? sh`` : sh` --quantized ${bits}`} --hf-repo ${id}`;
}

const QUANTIZED: readonly number[] = [4, 8];

/** The Rust server takes the repository from its configuration. */
function candle(id: string): Shell {
	const config = `moshi-backend/config${id.includes("-q8") ? "-q8" : ""}.json`;
	return sh`
		git clone https://github.com/kyutai-labs/moshi
		cd moshi/rust
		jq --arg repo ${id} '.hf_repo = $repo' ${config} > config.json
		# On a Mac: --features metal
		cargo run --features cuda --bin moshi-backend -r -- --config config.json standalone
	`;
}

/** PersonaPlex needs a package of the same name by NVIDIA, which gives Moshi a voice and a role. */
const fork = sh`
	# On Debian or Ubuntu. On a Mac: brew install opus
	sudo apt install libopus-dev
	git clone https://github.com/NVIDIA/personaplex
	cd personaplex/moshi
	pip install -e .
`;

/** What it says and hears while a recording is played to it. */
const inRole = (id: string): Shell => sh`
	python -m moshi.offline --hf-repo ${id} --voice-prompt NATF2.pt --text-prompt "You are a patient teacher." --input-wav question.wav --output-wav answer.wav --output-text answer.json
`;
