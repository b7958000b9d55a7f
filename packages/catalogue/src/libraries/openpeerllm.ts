import type { Library } from "../shapes.ts";

export const openpeerllm: Library = {
	key: "openpeerllm",
	prettyLabel: "OpenPeerLLM",
	summary: "Code and weights of a small decentralised language model, by OpenPeer AI.",
	repoName: "OpenPeerLLM",
	repoUrl: "https://huggingface.co/openpeerai/openpeerllm",
	docsUrl: "https://huggingface.co/OpenPeerAI/OpenPeerLLM/blob/main/README.md",
	filter: false,
	countDownloads: { field: "path", value: ".meta-huggingface.json" },
	tasks: [],
	hostedTasks: [],
};
