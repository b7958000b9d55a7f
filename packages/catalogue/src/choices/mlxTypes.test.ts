import { expect, it } from "vitest";
import { isUnknownToMlx } from "./mlxTypes.ts";

it.each<["mlx_lm" | "mlx_vlm", boolean, readonly string[]]>([
	["mlx_lm", false, ["mlx", "safetensors", "qwen3"]],
	["mlx_lm", false, ["mlx", "safetensors", "gemma4"]],
	["mlx_lm", false, ["mlx", "safetensors", "internlm2"]],
	["mlx_lm", true, ["mlx", "safetensors", "bloom"]],
	["mlx_lm", true, ["mlx", "safetensors", "aria"]],
	["mlx_lm", true, ["mlx", "safetensors", "tide_k3"]],
	["mlx_lm", false, ["mlx", "tide_k3"]],
	["mlx_lm", false, ["mlx", "safetensors", "tide_k3", "base_model:adapter:Qwen/Qwen3-1.7B"]],
	["mlx_vlm", false, ["mlx", "safetensors", "GOT"]],
	["mlx_vlm", false, ["mlx", "safetensors", "qwen3_vl"]],
	["mlx_vlm", true, ["mlx", "safetensors", "dots3_note"]],
])("whether %s lacks the type is %s for %j", (program, isUnknown, tags) => {
	expect(isUnknownToMlx({ id: "acme/demo-mlx", tags }, program)).toBe(isUnknown);
});
