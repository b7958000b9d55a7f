import { inBrowser } from "./clients/browser.ts";
import { hf, huggingFaceHub } from "./clients/huggingFaceHub.ts";
import { llamaServer, nodeLlamaCpp } from "./clients/llama.ts";
import { goHuggingFace, hfHub } from "./clients/native.ts";
import { inNode, PACKAGE_NAMES } from "./clients/node.ts";
import { ollama, ollamaProtocol } from "./clients/ollama.ts";
import { program } from "./clients/programs.ts";
import { LIBRARY_NAMES, withTorch } from "./clients/torch.ts";
import type { Client, Tried } from "./client.ts";
import { exercised } from "./exercise.ts";
import type { Stage } from "./stage.ts";

/** Clients that are installed together. */
export interface Family {
	readonly name: string;
	/** Whether it is compiled, or needs gigabytes: those are a stage of their own. */
	readonly isHeavy: boolean;
	/** Installs its clients, which throws NotHere where it cannot, and lets them do what they can. */
	tried(stage: Stage): Promise<readonly Tried[]>;
}

const family = (name: string, clients: () => readonly Client[], isHeavy = false): Family => ({
	name,
	isHeavy,
	async tried(stage) {
		const found: Tried[] = [];
		for (const client of clients()) found.push(await exercised(client, stage));
		return found;
	},
});

const heavy = (name: string, clients: () => readonly Client[]): Family => family(name, clients, true);

/** All families, in the order of the table. */
export const FAMILIES: readonly Family[] = [
	family("huggingface_hub", huggingFaceHub),
	family("hf", hf),
	...LIBRARY_NAMES.map((name) => heavy(name, withTorch(name))),
	...PACKAGE_NAMES.map((name) => family(name, inNode(name))),
	{ name: "chromium", isHeavy: false, tried: inBrowser },
	heavy("hf-hub", hfHub),
	heavy("go-huggingface", goHuggingFace),
	heavy("llama-server", llamaServer),
	heavy("node-llama-cpp", nodeLlamaCpp),
	heavy("ollama", ollama),
	family("ollama-protocol", ollamaProtocol),
	...["curl", "wget", "aria2c"].map((name) => family(name, program(name))),
];
