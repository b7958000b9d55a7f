import type { ModelRecord } from "@vitrine/model";
import { llamaCpp } from "./llama.cpp.ts";
import { nodeLlamaCpp } from "./node-llama-cpp.ts";
import { vllm } from "./vllm.ts";
import { sglang } from "./sglang.ts";
import { mlxLm } from "./mlx-lm.ts";
import { tgi } from "./tgi.ts";
import { lmstudio } from "./lmstudio.ts";
import { localai } from "./localai.ts";
import { jan } from "./jan.ts";
import { atomicChat } from "./atomic-chat.ts";
import { backyard } from "./backyard.ts";
import { sanctum } from "./sanctum.ts";
import { jellybox } from "./jellybox.ts";
import { msty } from "./msty.ts";
import { recursechat } from "./recursechat.ts";
import { drawthings } from "./drawthings.ts";
import { diffusionbee } from "./diffusionbee.ts";
import { joyfusion } from "./joyfusion.ts";
import { ollama } from "./ollama.ts";
import { unsloth } from "./unsloth.ts";
import { dockerModelRunner } from "./docker-model-runner.ts";
import { lemonade } from "./lemonade.ts";
import { pi } from "./pi.ts";
import { hermesAgent } from "./hermes-agent.ts";
import { openclaw } from "./openclaw.ts";
import { invoke } from "./invoke.ts";
import type { LocalApp } from "./shapes.ts";
import { appShows } from "./shows.ts";

export type * from "./shapes.ts";
export { quantChoices } from "./shared/choices.ts";
export { appShows } from "./shows.ts";
export { appSnippets } from "./snippets.ts";

/** The apps that run a model on the reader's own machine, in the order to show them. */
export const localApps: readonly LocalApp[] = [
	llamaCpp,
	nodeLlamaCpp,
	vllm,
	sglang,
	mlxLm,
	tgi,
	lmstudio,
	localai,
	jan,
	atomicChat,
	backyard,
	sanctum,
	jellybox,
	msty,
	recursechat,
	drawthings,
	diffusionbee,
	joyfusion,
	ollama,
	unsloth,
	dockerModelRunner,
	lemonade,
	pi,
	hermesAgent,
	openclaw,
	invoke,
];

/** The apps that are offered for a record. */
export function appsFor(record: ModelRecord): readonly LocalApp[] {
	return localApps.filter((app) => appShows(app, record));
}

/** The app of a key, undefined where there is none. */
export function appOf(key: string): LocalApp | undefined {
	return localApps.find((app) => app.key === key);
}
