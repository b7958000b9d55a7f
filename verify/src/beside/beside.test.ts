import { expect, it } from "vitest";
import { besideOf } from "./beside.ts";

const RECORDS = [
	{ id: "acme/timber", tags: ["timm", "safetensors"], library_name: "timm", downloads: 3 },
	{ id: "acme/chat-GGUF", tags: ["gguf"], pipeline_tag: "text-generation", downloads: 2 },
	{ id: "acme/nothing", tags: [], downloads: 1 },
];

it("counts what the reference offers and we do, and says why we do not", () => {
	const found = besideOf(RECORDS, {
		versions: {},
		libraries: [],
		tasks: [],
		apps: [],
		providers: [],
		librariesWithCode: ({ tags }) => (tags.includes("timm") ? ["timm", "acme-library"] : []),
		appsFor: ({ tags }) => (tags.includes("gguf") ? ["llama.cpp", "vllm", "tgi"] : []),
	});
	expect(found.pairs).toEqual({ libraries: 2, apps: 3 });
	expect(found.same).toEqual({ libraries: 1, apps: 1 });
	expect(found.less.map(({ kind, key, why }) => `${kind} ${key}: ${why}`)).toEqual([
		"library acme-library: no rule offers it",
		"app vllm: no quantization is known that names one GGUF file",
		"app tgi: no quantization is known that names one GGUF file",
	]);
	expect(found.without).toEqual(["acme/nothing"]);
});
