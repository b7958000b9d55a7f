import { snippets } from "./llama-cpp-python/snippets.ts";
import type { Library } from "../shapes.ts";

export const llamaCppPython: Library = {
	key: "llama-cpp-python",
	prettyLabel: "llama-cpp-python",
	summary: "Runs GGUF models from Python through llama.cpp, by Andrei Betlen.",
	licence: { value: "MIT", source: "pypi:llama-cpp-python 0.3.36", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:llama-cpp-python 0.3.36", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm", "Metal"], source: "pypi:llama-cpp-python 0.3.36", day: "2026-11-23" },
	repoName: "llama-cpp-python",
	repoUrl: "https://github.com/abetlen/llama-cpp-python",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "llama-cpp-python", alsoNeeds: ["huggingface_hub"] },
	modules: ["llama_cpp"],
	snippets: snippets,
};
