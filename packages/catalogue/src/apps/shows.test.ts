import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { localApps } from "./index.ts";
import { appsFor } from "../choices/apps.ts";

const RECORDS = join(import.meta.dirname, "../../../../fixtures/app/records.json");
const records = JSON.parse(readFileSync(RECORDS, "utf8")) as Readonly<Record<string, ModelRecord>>;

/** The apps for any GGUF text model. */
const GGUF = [
	"llama.cpp",
	"node-llama-cpp",
	"lmstudio",
	"localai",
	"jan",
	"atomic-chat",
	"backyard",
	"sanctum",
	"jellybox",
	"msty",
	"recursechat",
	"ollama",
	"unsloth",
	"docker-model-runner",
	"lemonade",
];
const AGENTS = ["pi", "hermes-agent", "openclaw"];
/** The apps for weights in the formats of transformers. */
const SERVED = ["vllm", "sglang", "docker-model-runner"];
const MLX = ["lmstudio", "atomic-chat"];

const SHOWN: Readonly<Record<string, readonly string[]>> = {
	gguf: [...GGUF, "vllm", ...AGENTS],
	"gguf-files-unknown": GGUF,
	"gguf-unusual-files": GGUF,
	"gguf-without-context": GGUF,
	"gguf-without-tools": GGUF,
	"gguf-without-chat": GGUF,
	"gguf-named-templates": [...GGUF, ...AGENTS],
	"transformers-chat": SERVED,
	"transformers-story": SERVED,
	"transformers-vision": SERVED,
	"transformers-classifier": [],
	untagged: [],
	awq: SERVED,
	gptq: SERVED,
	aqlm: SERVED,
	marlin: SERVED,
	bitsandbytes: [],
	"mlx-agent": [...MLX, "mlx-lm", ...AGENTS],
	"mlx-processor": [...MLX, ...AGENTS],
	"mlx-story": [...MLX, "mlx-lm"],
	"mlx-speech": MLX,
	"tgi-gated": ["tgi"],
	"text-to-image": ["drawthings", "diffusionbee", "invoke"],
	"text-to-image-safetensors": ["jellybox", "drawthings", "diffusionbee", "invoke"],
	"image-to-image-safetensors": [],
	lora: ["jellybox", "drawthings"],
	"lora-without-library": [],
	coreml: ["joyfusion"],
	"coreml-elsewhere": [],
	"coreml-upscaler": [],
	"joyfusion-without-coreml": [],
	unsloth: ["unsloth"],
	ryzenai: ["lemonade"],
	"ryzenai-npu": ["lemonade"],
	"nothing-known": [],
};

describe("the apps of a record", () => {
	it.each(Object.entries(records))("are those whose conditions hold: %s", (name, record) => {
		const inOrder = localApps.map(({ key }) => key).filter((key) => SHOWN[name]!.includes(key));
		expect(appsFor(record).map(({ key }) => key)).toEqual(inOrder);
		expect(inOrder).toHaveLength(SHOWN[name]!.length);
	});

	it("cover every record, and every app is shown for one and hidden for another", () => {
		expect(Object.keys(SHOWN).sort()).toEqual(Object.keys(records).sort());
		for (const { key } of localApps) {
			const shown = Object.values(SHOWN).filter((keys) => keys.includes(key)).length;
			expect([key, shown > 0, shown < Object.keys(SHOWN).length]).toEqual([key, true, true]);
		}
	});
});
