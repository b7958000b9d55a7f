/** A family of diffusion models, as Diffusers loads it. */
export interface Family {
	/** The id of a model of the family in the layout of Diffusers: the base itself, or the one that it was made from. */
	readonly base: string;
	/** The class that reads its transformer from one GGUF file; absent if there is none. */
	readonly transformer?: string;
	/** The same class for a modular pipeline for video: other programs are offered first for such files. */
	readonly partOfBlocks?: string;
	/** The class of its pipeline that starts from an image; absent if Diffusers has none for this model. */
	readonly fromImage?: string;
	/** The parameter that takes the image, if it is not `image`. */
	readonly imageParameter?: string;
	/** The class of its pipeline that starts from a video; absent if Diffusers has none for this model. */
	readonly fromVideo?: string;
	/** Whether it has two transformers, one for each end of the noise, each in a file of its own. */
	readonly isPair?: boolean;
	/** Whether its pipeline needs more than a prompt. */
	readonly needsImage?: boolean;
	/** Whether its pipeline takes an image apart, into layers. */
	readonly isLayered?: boolean;
	/** Whether its pipeline also takes videos of a pose and of a face. */
	readonly needsPose?: boolean;
	/** How the videos of its models are written; absent if they make none. */
	readonly films?: Film;
	/** Whether it is only a modular pipeline. */
	readonly isModular?: boolean;
	/** Whether its pipeline takes an image, and a video whose motion it follows. */
	readonly isDriven?: boolean;
}

/** The videos of a kind of models. */
export interface Film {
	/** The frames a second for which they are made, as their makers write them. */
	readonly fps: number;
	/** Whether they are made with sound. */
	readonly sounds?: boolean;
}

/** The family of the first of these models that its makers published, else of the first known; undefined if none is known. */
export function familyOf(ids: readonly string[]): Family | undefined {
	const found = ids.flatMap((id) => inFamily(id) ?? []);
	return (found.find(({ isOfMakers }) => isOfMakers) ?? found[0])?.family;
}

/** The id from which Diffusers loads a base model: its own, unless its layout is that of another program or is in another repository. */
export function baseInDiffusers(id: string): string {
	const found = inFamily(id);
	return found !== undefined && (found.isOfMakers || OTHER_LAYOUT.test(id)) ? found.family.base : inDiffusers(id);
}

/** Whether Diffusers has neither a pipeline for a model nor a copy in its layout: those of VideoX-Fun (github:huggingface/diffusers issue 12235). */
export const isOutsideDiffusers = (id: string): boolean => /^alibaba-pai\/wan2/i.test(id);

/** Names of repositories that hold single files or adapters. */
const OTHER_LAYOUT = /^comfy-org\/|comfy|gguf|lora|fp8|nvfp4|int8|convrot|[-_]aio/i;

function inFamily(id: string): { readonly family: Family; readonly isOfMakers: boolean } | undefined {
	const [, base, details] = FAMILIES.find(([name]) => name.test(id)) ?? [];
	if (base === undefined) return undefined;
	const isOfMakers = RENAMED.has(id) || owner(id) === owner(base) || id.toLowerCase().endsWith("-diffusers");
	return { family: { ...details, base: isOfMakers ? inDiffusers(id) : base }, isOfMakers };
}

const owner = (id: string): string => id.slice(0, id.indexOf("/"));

/** The id under which Diffusers finds a model: some families have the layout of Diffusers in a repository of its own. */
export function inDiffusers(id: string): string {
	if (KLEIN_IN_A_FILE.test(id)) return id.replace(/-[a-z\d]+$/i, "").replace(/b$/, "B");
	if (!SUFFIXED.has(owner(id)) || id.toLowerCase().endsWith("-diffusers")) return RENAMED.get(id) ?? id;
	return `${id}-${/vace/i.test(id) ? "diffusers" : "Diffusers"}`;
}

/** Files of FLUX.2 klein in fewer bits, by its makers, who have the model in the layout of Diffusers under the name without them. */
const KLEIN_IN_A_FILE = /^black-forest-labs\/flux\.2-klein-(?:base-)?\db-(?:fp8|nvfp4)$/i;

const SUFFIXED: ReadonlySet<string> = new Set(["Wan-AI", "Skywork"]);

const RENAMED: ReadonlyMap<string, string> = new Map([
	["Lightricks/LTX-2.3", "diffusers/LTX-2.3-Diffusers"],
	["Lightricks/LTX-2.5", "Lightricks/LTX-2.5-Diffusers"],
	["stabilityai/stable-diffusion-3-medium", "stabilityai/stable-diffusion-3-medium-diffusers"],
	["tencent/HunyuanVideo", "hunyuanvideo-community/HunyuanVideo"],
	["tencent/HunyuanVideo-I2V", "hunyuanvideo-community/HunyuanVideo-I2V"],
]);

/** The class that the base model names, the one that finds the class for an image to an image, and the one of blocks. */
export const [OWN, AUTO, MODULAR] = ["DiffusionPipeline", "AutoPipelineForImage2Image", "ModularPipeline"];

const WAN = { films: { fps: 16 }, transformer: "WanTransformer3DModel" };
const WAN_I2V = { fromImage: "WanImageToVideoPipeline", needsImage: true };
const WAN_5B = { ...WAN, fromImage: "WanImageToVideoPipeline" };
const VACE = {
	films: { fps: 16 },
	transformer: "WanVACETransformer3DModel",
	fromImage: OWN,
	imageParameter: "reference_images",
	fromVideo: OWN,
};
const LTX2 = {
	films: { fps: 24, sounds: true },
	transformer: "LTX2VideoTransformer3DModel",
	fromImage: "LTX2ImageToVideoPipeline",
};
const HUNYUAN = { films: { fps: 24 }, transformer: "HunyuanVideoTransformer3DModel" };
const FLUX = { transformer: "FluxTransformer2DModel", fromImage: AUTO };
const FLUX2 = { transformer: "Flux2Transformer2DModel", fromImage: OWN };
const QWEN = { transformer: "QwenImageTransformer2DModel", fromImage: AUTO };
const SD3 = { transformer: "SD3Transformer2DModel", fromImage: AUTO };

/** Families by the names of their models, with a model in the layout of Diffusers and the classes of Diffusers 0.42. */
const FAMILIES: readonly (readonly [name: RegExp, base: string, details: Omit<Family, "base">])[] = [
	[/flux[.-]?2.*klein.*4b/i, "black-forest-labs/FLUX.2-klein-4B", FLUX2],
	[/flux[.-]?2.*klein/i, "black-forest-labs/FLUX.2-klein-9B", FLUX2],
	[/flux[.-]?2/i, "black-forest-labs/FLUX.2-dev", FLUX2],
	[
		/flux[.-]?3/i,
		"black-forest-labs/flux-3-image-klein",
		{ transformer: "Flux3Transformer2DModel", fromImage: MODULAR, isModular: true },
	],
	[/flux.*kontext/i, "black-forest-labs/FLUX.1-Kontext-dev", { ...FLUX, fromImage: OWN }],
	[/flux.*schnell/i, "black-forest-labs/FLUX.1-schnell", FLUX],
	[/flux/i, "black-forest-labs/FLUX.1-dev", FLUX],
	[/stable-diffusion-3.*medium/i, "stabilityai/stable-diffusion-3.5-medium", SD3],
	[/stable-diffusion-3/i, "stabilityai/stable-diffusion-3.5-large", SD3],
	[/qwen-image-2(?!\d)/i, "Qwen/Qwen-Image-2.1", { transformer: "QwenImage21Transformer2DModel", fromImage: OWN }],
	[/qwen-image-layered/i, "Qwen/Qwen-Image-Layered", { ...QWEN, fromImage: OWN, needsImage: true, isLayered: true }],
	[/qwen-image-edit/i, "Qwen/Qwen-Image-Edit-2511", { ...QWEN, fromImage: OWN, needsImage: true }],
	[/qwen-image/i, "Qwen/Qwen-Image", QWEN],
	[/z-image/i, "Tongyi-MAI/Z-Image-Turbo", { transformer: "ZImageTransformer2DModel", fromImage: AUTO }],
	[/krea-?2.*turbo/i, "krea/Krea-2-Turbo", { transformer: "Krea2Transformer2DModel" }],
	[/krea-?2/i, "krea/Krea-2-Raw", { transformer: "Krea2Transformer2DModel" }],
	[/ernie-image/i, "baidu/ERNIE-Image", { transformer: "ErnieImageTransformer2DModel" }],
	[
		/chroma1(?!.*radiance)/i,
		"lodestones/Chroma1-HD",
		{ transformer: "ChromaTransformer2DModel", fromImage: "ChromaImg2ImgPipeline" },
	],
	[/auraflow/i, "fal/AuraFlow-v0.3", { transformer: "AuraFlowTransformer2DModel" }],
	[/lumina-image-2/i, "Alpha-VLLM/Lumina-Image-2.0", { transformer: "Lumina2Transformer2DModel" }],
	[
		/skyreels-v2/i,
		"Skywork/SkyReels-V2-T2V-14B-540P-Diffusers",
		{ films: { fps: 24 }, transformer: "SkyReelsV2Transformer3DModel" },
	],
	[/wan2.*vace.*1\.3b/i, "Wan-AI/Wan2.1-VACE-1.3B-diffusers", VACE],
	[/wan2.*vace/i, "Wan-AI/Wan2.1-VACE-14B-diffusers", VACE],
	[
		/wan2.*animate-?2/i,
		"Wan-AI/Wan2.2-Animate-2-14B-Diffusers",
		{ films: { fps: 24 }, partOfBlocks: "WanAnimate2Transformer3DModel", isModular: true, isDriven: true },
	],
	[
		/wan2.*animate/i,
		"Wan-AI/Wan2.2-Animate-14B-Diffusers",
		{ films: { fps: 30 }, transformer: "WanAnimateTransformer3DModel", needsPose: true },
	],
	[/wan2\.2.*i2v.*a14b/i, "Wan-AI/Wan2.2-I2V-A14B-Diffusers", { ...WAN, ...WAN_I2V, isPair: true }],
	[/wan2\.2.*a14b/i, "Wan-AI/Wan2.2-T2V-A14B-Diffusers", { ...WAN, isPair: true }],
	[/wan2\.2.*5b/i, "Wan-AI/Wan2.2-TI2V-5B-Diffusers", { ...WAN_5B, films: { fps: 24 } }],
	[/wan2\.2/i, "Wan-AI/Wan2.2-TI2V-5B-Diffusers", WAN_5B],
	[/wan2.*i2v/i, "Wan-AI/Wan2.1-I2V-14B-480P-Diffusers", { ...WAN, ...WAN_I2V }],
	[/wan2.*1\.3b/i, "Wan-AI/Wan2.1-T2V-1.3B-Diffusers", { ...WAN, fromVideo: "WanVideoToVideoPipeline" }],
	[/wan2/i, "Wan-AI/Wan2.1-T2V-14B-Diffusers", { ...WAN, fromVideo: "WanVideoToVideoPipeline" }],
	[/hunyuanvideo-i2v/i, "hunyuanvideo-community/HunyuanVideo-I2V", { ...HUNYUAN, fromImage: OWN, needsImage: true }],
	[/hunyuanvideo(?!-?1\.5)/i, "hunyuanvideo-community/HunyuanVideo", HUNYUAN],
	[/mochi-1/i, "genmo/mochi-1-preview", { films: { fps: 30 }, transformer: "MochiTransformer3DModel" }],
	[/ltx-?2\.5/i, "Lightricks/LTX-2.5-Diffusers", LTX2],
	[/ltx-?2\.3/i, "diffusers/LTX-2.3-Diffusers", LTX2],
	[/ltx-?(?:video-)?2/i, "Lightricks/LTX-2", LTX2],
	[
		/ltx/i,
		"Lightricks/LTX-Video",
		{
			films: { fps: 24 },
			transformer: "LTXVideoTransformer3DModel",
			fromImage: "LTXImageToVideoPipeline",
			fromVideo: "LTXConditionPipeline",
		},
	],
	[
		/minimax[-_]?h3/i,
		"MiniMaxAI/MiniMax-H3",
		{ films: { fps: 24, sounds: true }, partOfBlocks: "MiniMaxH3Transformer3DModel", isModular: true },
	],
];

/** A model of each family, in the layout of Diffusers. */
export const diffusionBases: readonly string[] = [...new Set(FAMILIES.map(([, base]) => base))];
