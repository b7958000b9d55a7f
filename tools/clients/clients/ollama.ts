import { join } from "node:path";
import type { Client } from "../client.ts";
import { command, installed, programFile } from "../installed.ts";
import { FILE, MODELS } from "../stage.ts";
import { llamaSource } from "./llama.ts";
import { versionOf } from "./programs.ts";

/** Models are requested by a GGUF file, as Ollama reads no other. */
const models = { ...MODELS, file: FILE };

const OLLAMA = "0.17.4";

/**
 * Ollama, compiled once, which takes minutes. Its Go module lacks the folder `vendor` of llama.cpp, as all Go modules do. It
 * sends no token to a registry that is not its own.
 */
export function ollama(): readonly Client[] {
	versionOf("go", "version");
	versionOf("g++");
	const headers = join(llamaSource(), "vendor");
	const folder = installed(`ollama-${OLLAMA}`, (folder) =>
		command("go", ["install", `github.com/ollama/ollama@v${OLLAMA}`], {
			GOBIN: folder,
			CGO_CPPFLAGS: `-I${headers}`,
			CGO_CFLAGS: "-O1",
			CGO_CXXFLAGS: "-O0",
		}),
	);
	return [
		{
			name: "ollama",
			version: OLLAMA,
			works: ["download", "resume", "again", "missing"],
			models,
			command: () => ({ program: process.execPath, words: [programFile("ollama.mjs"), join(folder, "ollama")] }),
		},
	];
}

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
