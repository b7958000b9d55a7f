import { llamaCpp } from "./entries/llama.cpp.ts";
import { nodeLlamaCpp } from "./entries/node-llama-cpp.ts";
import { ramalama } from "./entries/ramalama.ts";
import { vllm } from "./entries/vllm.ts";
import { sglang } from "./entries/sglang.ts";
import { mlxLm } from "./entries/mlx-lm.ts";
import { mlxVlm } from "./entries/mlx-vlm.ts";
import { mlxAudio } from "./entries/mlx-audio.ts";
import { tgi } from "./entries/tgi.ts";
import { tei } from "./entries/tei.ts";
import { mlcLlm } from "./entries/mlc-llm.ts";
import { litertLm } from "./entries/litert-lm.ts";
import { tabbyapi } from "./entries/tabbyapi.ts";
import { fastflowlm } from "./entries/fastflowlm.ts";
import { lmstudio } from "./entries/lmstudio.ts";
import { localai } from "./entries/localai.ts";
import { koboldcpp } from "./entries/koboldcpp.ts";
import { jan } from "./entries/jan.ts";
import { atomicChat } from "./entries/atomic-chat.ts";
import { backyard } from "./entries/backyard.ts";
import { sanctum } from "./entries/sanctum.ts";
import { jellybox } from "./entries/jellybox.ts";
import { msty } from "./entries/msty.ts";
import { recursechat } from "./entries/recursechat.ts";
import { anythingllm } from "./entries/anythingllm.ts";
import { comfyui } from "./entries/comfyui.ts";
import { stableDiffusionCpp } from "./entries/stable-diffusion.cpp.ts";
import { whisperCpp } from "./entries/whisper.cpp.ts";
import { audioCpp } from "./entries/audio.cpp.ts";
import { ds4 } from "./entries/ds4.ts";
import { drawthings } from "./entries/drawthings.ts";
import { diffusionbee } from "./entries/diffusionbee.ts";
import { joyfusion } from "./entries/joyfusion.ts";
import { ollama } from "./entries/ollama.ts";
import { unsloth } from "./entries/unsloth.ts";
import { dockerModelRunner } from "./entries/docker-model-runner.ts";
import { lemonade } from "./entries/lemonade.ts";
import { openWebui } from "./entries/open-webui.ts";
import { pi } from "./entries/pi.ts";
import { hermesAgent } from "./entries/hermes-agent.ts";
import { openclaw } from "./entries/openclaw.ts";
import { invoke } from "./entries/invoke.ts";
import type { LocalApp } from "./shapes.ts";

/** The apps that run a model on the reader's machine, in display order. */
export const localApps: readonly LocalApp[] = [
	llamaCpp,
	nodeLlamaCpp,
	ramalama,
	vllm,
	sglang,
	mlxLm,
	mlxVlm,
	mlxAudio,
	tgi,
	tei,
	mlcLlm,
	litertLm,
	tabbyapi,
	fastflowlm,
	lmstudio,
	localai,
	koboldcpp,
	jan,
	atomicChat,
	backyard,
	sanctum,
	jellybox,
	msty,
	recursechat,
	anythingllm,
	comfyui,
	stableDiffusionCpp,
	whisperCpp,
	audioCpp,
	ds4,
	drawthings,
	diffusionbee,
	joyfusion,
	ollama,
	unsloth,
	dockerModelRunner,
	lemonade,
	openWebui,
	pi,
	hermesAgent,
	openclaw,
	invoke,
];
