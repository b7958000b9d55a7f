import type { Client } from "../client.ts";
import { programFile } from "../installed.ts";
import { FILE, MODELS } from "../stage.ts";
import { versionOf } from "./programs.ts";

/** Models are asked for by a GGUF file, as Ollama reads no other. */
const models = { ...MODELS, file: FILE };

/** Ollama, if this machine has it. It sends no token to a registry that is not its own. */
export const ollama = (): readonly Client[] => [
	{
		name: "ollama",
		version: versionOf("ollama"),
		works: ["download", "resume", "again", "missing"],
		models,
		command: () => ({ program: process.execPath, words: [programFile("ollama.mjs"), "ollama"] }),
	},
];

/** A program that follows the published protocol of Ollama's registry. */
export const ollamaProtocol = (): readonly Client[] => [
	{
		name: "the protocol of Ollama",
		version: "v2",
		works: ["download", "resume", "again", "missing", "token"],
		models,
		command: () => ({ program: process.execPath, words: [programFile("registry.mjs")] }),
	},
];
