import type { ModelConfig, ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { memoryOf } from "../index.ts";

const model = (config: ModelConfig, parameters = 8_030_261_248): ModelRecord => ({
	id: "acme/demo",
	tags: [],
	config: { architectures: ["DemoForCausalLM"], ...config },
	safetensors: { parameters: { BF16: parameters }, total: parameters },
});

const LLAMA = {
	num_hidden_layers: 32,
	num_attention_heads: 32,
	num_key_value_heads: 8,
	hidden_size: 4096,
	max_position_embeddings: 131_072,
};

describe("the KV cache", () => {
	it("is that of all layers and heads, and a figure of its own in the total", () => {
		const { cache, usual } = memoryOf(model(LLAMA));
		expect([cache?.context, cache?.longest, cache?.bytesAt(8192)]).toEqual([8192, 131_072, 1_073_741_824]);
		expect(usual).toMatchObject({ cache: 1_073_741_824, overhead: 1_606_052_250 });
		expect(usual?.total).toBe(Math.ceil((16_060_522_496 + 1_606_052_250 + 1_073_741_824) / 1000) * 1000);
	});

	it("ends at the longest context of the model", () => {
		expect(memoryOf(model({ ...LLAMA, max_position_embeddings: 2048 })).cache?.context).toBe(2048);
	});

	it("keeps a window in sliding layers", () => {
		const all = memoryOf(model({ ...LLAMA, sliding_window: 4096 })).cache;
		expect(all?.bytesAt(32_768)).toBe(all?.bytesAt(4096));
		const off = memoryOf(model({ ...LLAMA, sliding_window: 4096, use_sliding_window: false })).cache;
		expect(off?.bytesAt(8192)).toBe(1_073_741_824);
		const types = Array.from({ length: 32 }, (_, at) => (at % 2 === 0 ? "sliding_attention" : "full_attention"));
		const half = memoryOf(model({ ...LLAMA, sliding_window: 128, layer_types: types })).cache;
		expect(half?.bytesAt(8192)).toBe(16 * 4096 * (8192 + 128));
	});

	it("is compressed by multi-head latent attention", () => {
		const config = {
			num_hidden_layers: 61,
			num_attention_heads: 128,
			hidden_size: 7168,
			kv_lora_rank: 512,
			qk_rope_head_dim: 64,
		};
		expect(memoryOf(model(config)).cache?.bytesAt(1000)).toBe(61 * 576 * 2 * 1000);
	});

	it("is only that of the layers with attention, and of the language model", () => {
		const text_config = { ...LLAMA, head_dim: 128, full_attention_interval: 4 };
		expect(memoryOf(model({ text_config })).cache?.bytesAt(1)).toBe(8 * 2 * 2 * 8 * 128);
	});

	it.each<[string, ModelConfig]>([
		["an encoder", { ...LLAMA, architectures: ["BertModel"] }],
		["an encoder with a decoder", { ...LLAMA, is_encoder_decoder: true }],
		["a configuration without layers", { hidden_size: 4096 }],
	])("is unknown for %s", (_, config) => {
		expect(memoryOf(model(config)).cache).toBeUndefined();
	});
});

describe("experts", () => {
	it("are all in memory; the active ones are computed from the configuration", () => {
		const config = {
			num_hidden_layers: 48,
			hidden_size: 2048,
			moe_intermediate_size: 768,
			num_experts: 128,
			num_experts_per_tok: 8,
			decoder_sparse_step: 1,
		};
		const { experts, usual } = memoryOf(model(config, 30_532_122_624));
		expect(usual?.weights).toBe(61_064_245_248);
		expect(experts).toMatchObject({ count: 128, perToken: 8, from: "config" });
		expect((experts?.active ?? 0) / 1e9).toBeCloseTo(3.35, 1);
	});

	it("are those of a name where the configuration is unknown", () => {
		const record: ModelRecord = { id: "Qwen/Qwen3-30B-A3B", tags: [] };
		expect(memoryOf(record).experts).toEqual({ active: 3e9, from: "name" });
		expect(memoryOf({ id: "a/Qwen3-8B", tags: [] }).experts).toBeUndefined();
	});
});
