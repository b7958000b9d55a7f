/** A family of diffusion models whose transformer Diffusers reads from one file. */
interface Family {
	/** The id of the base model in the layout of Diffusers. */
	readonly base: string;
	readonly transformer: string;
}

/** The family of the first base model that is known; undefined if none is. */
export function familyOf(bases: readonly string[]): Family | undefined {
	for (const base of bases) {
		const transformer = FAMILIES.find(([name]) => name.test(base))?.[1];
		if (transformer !== undefined) return { base: inDiffusers(base), transformer };
	}
	return undefined;
}

/** Some families have their layout for Diffusers in a repository of its own. */
function inDiffusers(id: string): string {
	if (id === "tencent/HunyuanVideo") return "hunyuanvideo-community/HunyuanVideo";
	return id.startsWith("Wan-AI/") && !id.endsWith("-Diffusers") ? `${id}-Diffusers` : id;
}

/** Classes that Diffusers 0.42 reads from one file, by the names of the models that they belong to. */
const FAMILIES: readonly (readonly [name: RegExp, transformer: string])[] = [
	[/flux[.-]?2/i, "Flux2Transformer2DModel"],
	[/flux[.-]?3/i, "Flux3Transformer2DModel"],
	[/flux/i, "FluxTransformer2DModel"],
	[/stable-diffusion-3/i, "SD3Transformer2DModel"],
	[/qwen-image-2/i, "QwenImage21Transformer2DModel"],
	[/qwen-image/i, "QwenImageTransformer2DModel"],
	[/z-image/i, "ZImageTransformer2DModel"],
	[/krea-?2/i, "Krea2Transformer2DModel"],
	[/ernie-image/i, "ErnieImageTransformer2DModel"],
	[/chroma/i, "ChromaTransformer2DModel"],
	[/hidream/i, "HiDreamImageTransformer2DModel"],
	[/auraflow/i, "AuraFlowTransformer2DModel"],
	[/lumina-image-2/i, "Lumina2Transformer2DModel"],
	[/skyreels-v2/i, "SkyReelsV2Transformer3DModel"],
	[/wan2.*vace/i, "WanVACETransformer3DModel"],
	[/wan2.*animate/i, "WanAnimateTransformer3DModel"],
	// Wan 2.2 A14B has two transformers, each in a file of its own.
	[/wan2(?!\.2.*a14b)/i, "WanTransformer3DModel"],
	[/hunyuanvideo/i, "HunyuanVideoTransformer3DModel"],
	[/mochi-1/i, "MochiTransformer3DModel"],
	[/ltx-?(?:video-)?2/i, "LTX2VideoTransformer3DModel"],
	[/ltx/i, "LTXVideoTransformer3DModel"],
];
