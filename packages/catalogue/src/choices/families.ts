/** A family of diffusion models whose transformer Diffusers reads from one file. */
interface Family {
	/** The id of the base model. */
	readonly base: string;
	readonly transformer: string;
}

/** The family of the first base model that is known; undefined if none is. */
export function familyOf(bases: readonly string[]): Family | undefined {
	for (const base of bases) {
		const transformer = FAMILIES.find(([name]) => name.test(base))?.[1];
		if (transformer !== undefined) return { base, transformer };
	}
	return undefined;
}

/** Classes with `from_single_file` in Diffusers, by the names of the models that they belong to. */
const FAMILIES: readonly (readonly [name: RegExp, transformer: string])[] = [
	[/flux[.-]?2/i, "Flux2Transformer2DModel"],
	[/flux/i, "FluxTransformer2DModel"],
	[/stable-diffusion-3/i, "SD3Transformer2DModel"],
	[/qwen-image/i, "QwenImageTransformer2DModel"],
	[/z-image/i, "ZImageTransformer2DModel"],
	[/chroma/i, "ChromaTransformer2DModel"],
	[/hidream/i, "HiDreamImageTransformer2DModel"],
	[/auraflow/i, "AuraFlowTransformer2DModel"],
	[/lumina-image-2/i, "Lumina2Transformer2DModel"],
	[/wan2/i, "WanTransformer3DModel"],
	[/hunyuanvideo/i, "HunyuanVideoTransformer3DModel"],
	[/ltx-?2/i, "LTX2VideoTransformer3DModel"],
	[/ltx/i, "LTXVideoTransformer3DModel"],
];
