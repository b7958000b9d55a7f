import { snippets } from "./llama-cpp-python/snippets.ts";
import type { Library } from "../shapes.ts";

export const llamaCppPython: Library = {
	key: "llama-cpp-python",
	prettyLabel: "llama-cpp-python",
	repoName: "llama-cpp-python",
	repoUrl: "https://github.com/abetlen/llama-cpp-python",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "llama-cpp-python" },
	modules: ["llama_cpp"],
	snippets: snippets,
};
