import { expect, it } from "vitest";
import { baseInDiffusers, diffusionBases, familyOf, inDiffusers, isOutsideDiffusers } from "./families.ts";

it.each([
	["Lightricks/LTX-2.3", "diffusers/LTX-2.3-Diffusers"],
	["Lightricks/LTX-2.5", "Lightricks/LTX-2.5-Diffusers"],
	["Wan-AI/Wan2.1-T2V-14B", "Wan-AI/Wan2.1-T2V-14B-Diffusers"],
	["Wan-AI/Wan2.1-VACE-14B", "Wan-AI/Wan2.1-VACE-14B-diffusers"],
	["Wan-AI/Wan2.2-TI2V-5B-Diffusers", "Wan-AI/Wan2.2-TI2V-5B-Diffusers"],
	["tencent/HunyuanVideo", "hunyuanvideo-community/HunyuanVideo"],
	["black-forest-labs/FLUX.2-klein-base-9B-fp8", "black-forest-labs/FLUX.2-klein-base-9B"],
	["black-forest-labs/FLUX.2-klein-9b-fp8", "black-forest-labs/FLUX.2-klein-9B"],
	["acme/demo", "acme/demo"],
])("%s is in the layout of Diffusers as %s", (id, expected) => {
	expect(inDiffusers(id)).toBe(expected);
});

it.each([
	["Comfy-Org/Krea-2", "krea/Krea-2-Raw"],
	["acme/FLUX.1-dev-fp8", "black-forest-labs/FLUX.1-dev"],
	["acme/Qwen-Image-Edit-Rapid-AIO", "Qwen/Qwen-Image-Edit-2511"],
	["acme/krea-2-tuned", "acme/krea-2-tuned"],
	["Qwen/Qwen-Image-2512", "Qwen/Qwen-Image-2512"],
])("an adapter of %s is loaded with %s", (id, expected) => {
	expect(baseInDiffusers(id)).toBe(expected);
});

it("prefers the model of the makers among several bases", () => {
	expect(familyOf(["TenStrip/LTX2.3-10Eros", "Lightricks/LTX-2.3"])?.base).toBe("diffusers/LTX-2.3-Diffusers");
	expect(familyOf(["lodestones/Kroma", "krea/Krea-2-Turbo"])?.base).toBe("krea/Krea-2-Turbo");
	expect(familyOf(["acme/demo"])).toBeUndefined();
});

it("tells families with similar names apart", () => {
	expect(familyOf(["Qwen/Qwen-Image-2512"])?.transformer).toBe("QwenImageTransformer2DModel");
	expect(familyOf(["Qwen/Qwen-Image-2.1"])?.transformer).toBe("QwenImage21Transformer2DModel");
	expect(familyOf(["tencent/HunyuanVideo-1.5"])).toBeUndefined();
	expect(familyOf(["Wan-AI/Wan2.2-Animate-2-14B"])?.isDriven).toBe(true);
	expect(familyOf(["Wan-AI/Wan2.2-Animate-14B"])?.isDriven).toBeUndefined();
	expect(isOutsideDiffusers("alibaba-pai/Wan2.1-Fun-V1.1-14B-InP")).toBe(true);
});

it("finds each family by its own model", () => {
	expect(diffusionBases.filter((base) => familyOf([base])?.base !== base)).toEqual([]);
});
