import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { memoryNeeded } from "./memoryOf.ts";
import { exceedsOneCard, ONE_CARD } from "./oneCard.ts";

const model = (id: string, rest: Partial<ModelRecord> = {}): ModelRecord => ({ id, tags: [], ...rest });

const header = (type: string, count: number): Partial<ModelRecord> => ({
	safetensors: { parameters: { [type]: count }, total: count },
});

describe("a model exceeds one card", () => {
	it.each<[why: string, record: ModelRecord]>([
		["by the types in its header", model("acme/chat", header("BF16", 10.1e9))],
		["by its name", model("acme/chat-70B")],
		["though it is quantized", model("acme/chat", header("F8_E4M3", 27e9))],
		["by its files", model("acme/chat", { siblings: [{ rfilename: "model.safetensors", size: 30e9 }] })],
		["with all of its experts", model("Qwen/Qwen3-30B-A3B")],
		[
			"by its name, as its number is that of a projector",
			model("a/Qwen3-27B", { ...header("BF16", 460e6), usedStorage: 54e9 }),
		],
		[
			"as the base model of an adapter does",
			model("acme/lora", { cardData: { base_model: "acme/chat-70B" }, tags: ["lora"] }),
		],
	])("%s", (_, record) => {
		expect(exceedsOneCard(record)).toBe(true);
	});
});

describe("a model does not exceed one card", () => {
	it.each<[why: string, record: ModelRecord]>([
		["at its memory exactly", model("acme/chat", header("BF16", 10e9))],
		[
			"as it is quantized",
			model("acme/chat-32B-AWQ", {
				config: { quantization_config: { quant_method: "awq", bits: 4 } },
				...header("I32", 4.4e9),
			}),
		],
		["if its size is unknown", model("acme/chat")],
		["if it is one part of what runs", model("acme/chat-235B-A22B-eagle", header("BF16", 13e9))],
		[
			"if the base model of an adapter is small",
			model("acme/lora-70B", { cardData: { base_model: "acme/chat-8B" }, tags: ["lora"] }),
		],
		["if an adapter names no base model", model("acme/lora-70B", { tags: ["lora"] })],
	])("%s", (_, record) => {
		expect(exceedsOneCard(record)).toBe(false);
	});
});

it("is the same figure as that of the filter by memory", () => {
	const least = model("acme/chat", header("BF16", 10e9));
	expect(memoryNeeded(least)).toBe(ONE_CARD);
});
