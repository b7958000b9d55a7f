import type { ModelRecord } from "@vitrine/model";
import { expect, it } from "vitest";
import { baseOfMlxAdapter, mlxProgram, seesWithMlx } from "./mlxProgram.ts";

const record = (pipeline_tag: string | undefined, ...tags: readonly string[]): ModelRecord => ({
	id: "acme/demo-mlx",
	tags,
	...(pipeline_tag !== undefined && { pipeline_tag }),
});

it.each<[string, ModelRecord, string | undefined]>([
	["a task of images", record("image-text-to-text"), "mlx_vlm"],
	["a task of text", record("text-generation"), "mlx_lm"],
	["a task of text and a type that both have", record("text-generation", "qwen3_5"), "mlx_lm"],
	["a task of text and a type that only MLX VLM has", record("text-generation", "deepseek_v4"), "mlx_vlm"],
	["another task", record("text-to-video", "qwen3"), undefined],
	["a conversation", record(undefined, "conversational"), "mlx_lm"],
	["a type of language", record(undefined, "qwen3"), "mlx_lm"],
	["a type that sees and that both have", record(undefined, "gemma4"), "mlx_lm"],
	["a type that sees and that only MLX VLM has", record(undefined, "idefics3"), "mlx_vlm"],
	["a type that neither has", record(undefined, "bloom"), undefined],
	["an adapter of a language model", record(undefined, "base_model:adapter:Qwen/Qwen3-1.7B"), "mlx_lm"],
	["an adapter of another model", record(undefined, "base_model:adapter:acme/heron"), undefined],
	["nothing", record(undefined), undefined],
])("the package that loads a model for MLX follows from %s", (_, model, program) => {
	expect(mlxProgram(model)).toBe(program);
});

it("a model is asked about images if its task says so, or without a task its type", () => {
	expect(seesWithMlx(record("any-to-any"))).toBe(true);
	expect(seesWithMlx(record("text-generation", "idefics3"))).toBe(false);
	expect(seesWithMlx(record(undefined, "idefics3"))).toBe(true);
	expect(seesWithMlx(record(undefined, "qwen3"))).toBe(false);
});

it("converted weights that keep the tag of an adapter are loaded alone", () => {
	const tag = "base_model:adapter:Qwen/Qwen3-1.7B";
	expect(baseOfMlxAdapter(record("text-generation", tag))).toBe("Qwen/Qwen3-1.7B");
	expect(baseOfMlxAdapter(record("text-generation", tag, "4-bit"))).toBeUndefined();
});
