import type { ModelRecord } from "@vitrine/model";
import { pipelineClass } from "./contents/pipelineClass.ts";
import { familyOf } from "./families.ts";

/** The pipelines of Diffusers 0.42, without the end of their names. */
const NAMES: readonly string[] = [
	"AceStep Allegro AltDiffusion AltDiffusionImg2Img Amused AmusedImg2Img AmusedInpaint AnimaModular AnimateDiff",
	"AnimateDiffControlNet AnimateDiffPAG AnimateDiffSDXL AnimateDiffSparseControlNet AnimateDiffVideoToVideo",
	"AnimateDiffVideoToVideoControlNet AnyFlow AnyFlowFAR AudioDiffusion AudioLDM AudioLDM2 AuraFlow",
	"BlipDiffusion BlipDiffusionControlNet Bria BriaFibo BriaFibo2 BriaFiboEdit Chroma ChromaImg2Img",
	"ChromaInpaint ChronoEdit CogVideoX CogVideoXFunControl CogVideoXImageToVideo CogVideoXVideoToVideo",
	"CogView3Plus CogView4 CogView4Control ConsisID ConsistencyModel Cosmos2TextToImage Cosmos2VideoToWorld",
	"Cosmos3DistilledModular Cosmos3Omni Cosmos3OmniModular CosmosTextToWorld CosmosVideoToWorld CycleDiffusion",
	"DanceDiffusion DDIM DDPM Diffusion DiffusionGemma DiT DreamLite DreamLiteMobile EasyAnimate",
	"EasyAnimateControl EasyAnimateInpaint EchoModular ErnieImage ErnieImageModular Flux Flux2 Flux2Klein",
	"Flux2KleinBaseModular Flux2KleinInpaint Flux2KleinKV Flux2KleinModular Flux2Modular Flux3DistilledModular",
	"Flux3Modular FluxControl FluxControlImg2Img FluxControlInpaint FluxControlNet FluxControlNetImg2Img",
	"FluxControlNetInpaint FluxFill FluxImg2Img FluxInpaint FluxKontext FluxKontextInpaint FluxKontextModular",
	"FluxModular FluxPriorRedux GlmImage Helios HeliosModular HeliosPyramid HeliosPyramidDistilledModular",
	"HeliosPyramidModular HiDreamImage HunyuanDiT HunyuanDiTControlNet HunyuanDiTPAG HunyuanImage",
	"HunyuanImageRefiner HunyuanSkyreelsImageToVideo HunyuanVideo HunyuanVideo15 HunyuanVideo15ImageToVideo",
	"HunyuanVideo15Modular HunyuanVideoFramepack HunyuanVideoImageToVideo I2VGenXL Ideogram4 Ideogram4Modular IF",
	"IFImg2Img IFImg2ImgSuperResolution IFInpainting IFInpaintingSuperResolution IFSuperResolution JoyImageEdit",
	"JoyImageEditPlus Kandinsky Kandinsky3 Kandinsky3Img2Img Kandinsky5I2I Kandinsky5I2V Kandinsky5T2I",
	"Kandinsky5T2V Kandinsky6SR Kandinsky6TI2VA KandinskyCombined KandinskyImg2Img KandinskyImg2ImgCombined",
	"KandinskyInpaint KandinskyInpaintCombined KandinskyPrior KandinskyV22 KandinskyV22Combined",
	"KandinskyV22Controlnet KandinskyV22ControlnetImg2Img KandinskyV22Img2Img KandinskyV22Img2ImgCombined",
	"KandinskyV22Inpaint KandinskyV22InpaintCombined KandinskyV22Prior KandinskyV22PriorEmb2Emb KarrasVe Kolors",
	"KolorsImg2Img KolorsPAG Krea2 Krea2Modular Krea2TurboModular LatentConsistencyModel",
	"LatentConsistencyModelImg2Img Latte LDM LDMSuperResolution LDMTextToImage LLaDA2 LongCatAudioDiT",
	"LongCatImage LongCatImageEdit LTX LTX2 LTX25Modular LTX2Condition LTX2DFR LTX2DFRTemporalRefine LTX2HDR",
	"LTX2ImageToVideo LTX2InContext LTX2LatentUpsample LTX2Modular LTX2VideoDiffusionDecode LTXCondition",
	"LTXI2VLongMultiPrompt LTXImageToVideo LTXLatentUpsample LTXModular LucyEdit Lumina Lumina2 MarigoldDepth",
	"MarigoldIntrinsics MarigoldNormals MiniMaxH3Modular MiniMaxMusic3Modular Mochi MotifVideo",
	"MotifVideoImage2Video MusicLDM NucleusMoEImage OmniGen OnnxStableDiffusion OnnxStableDiffusionImg2Img",
	"OnnxStableDiffusionInpaint OnnxStableDiffusionUpscale OvisImage PaintByExample PIA PixArtAlpha PixArtSigma",
	"PixArtSigmaPAG PNDM PRX PRXPixel QwenImage QwenImage21 QwenImage21Modular QwenImage21TurboModular",
	"QwenImageControlNet QwenImageControlNetInpaint QwenImageEdit QwenImageEditInpaint QwenImageEditModular",
	"QwenImageEditPlus QwenImageEditPlusModular QwenImageImg2Img QwenImageInpaint QwenImageLayered",
	"QwenImageLayeredModular QwenImageModular RePaint RFD4Proteina Sana SanaControlNet SanaImageToVideo SanaPAG",
	"SanaSprint SanaSprintImg2Img SanaVideo SanaWM ScoreSdeVe SemanticStableDiffusion ShapE ShapEImg2Img",
	"SkyReelsV2 SkyReelsV2DiffusionForcing SkyReelsV2DiffusionForcingImageToVideo",
	"SkyReelsV2DiffusionForcingVideoToVideo SkyReelsV2ImageToVideo SpectrogramDiffusion StableAudio StableAudio3",
	"StableAudio3AudioToAudio StableAudio3Inpaint StableCascadeCombined StableCascadeDecoder StableCascadePrior",
	"StableDiffusion StableDiffusion3 StableDiffusion3ControlNet StableDiffusion3ControlNetInpainting",
	"StableDiffusion3Img2Img StableDiffusion3Inpaint StableDiffusion3Modular StableDiffusion3PAG",
	"StableDiffusion3PAGImg2Img StableDiffusionAdapter StableDiffusionAttendAndExcite StableDiffusionControlNet",
	"StableDiffusionControlNetImg2Img StableDiffusionControlNetInpaint StableDiffusionControlNetPAG",
	"StableDiffusionControlNetPAGInpaint StableDiffusionControlNetXS StableDiffusionDepth2Img",
	"StableDiffusionDiffEdit StableDiffusionGLIGEN StableDiffusionGLIGENTextImage StableDiffusionImageVariation",
	"StableDiffusionImg2Img StableDiffusionInpaint StableDiffusionInstructPix2Pix StableDiffusionLatentUpscale",
	"StableDiffusionLDM3D StableDiffusionModelEditing StableDiffusionOnnx StableDiffusionPAG",
	"StableDiffusionPAGImg2Img StableDiffusionPAGInpaint StableDiffusionPanorama StableDiffusionParadigms",
	"StableDiffusionPix2PixZero StableDiffusionSAG StableDiffusionUpscale StableDiffusionXL",
	"StableDiffusionXLAdapter StableDiffusionXLControlNet StableDiffusionXLControlNetImg2Img",
	"StableDiffusionXLControlNetInpaint StableDiffusionXLControlNetPAG StableDiffusionXLControlNetPAGImg2Img",
	"StableDiffusionXLControlNetUnion StableDiffusionXLControlNetUnionImg2Img",
	"StableDiffusionXLControlNetUnionInpaint StableDiffusionXLControlNetXS StableDiffusionXLImg2Img",
	"StableDiffusionXLInpaint StableDiffusionXLInstructPix2Pix StableDiffusionXLModular StableDiffusionXLPAG",
	"StableDiffusionXLPAGImg2Img StableDiffusionXLPAGInpaint StableUnCLIP StableUnCLIPImg2Img",
	"StableVideoDiffusion TextToVideoSD TextToVideoZero TextToVideoZeroSDXL UnCLIP UnCLIPImageVariation",
	"UniDiffuser VersatileDiffusion VersatileDiffusionDualGuided VersatileDiffusionImageVariation",
	"VersatileDiffusionTextToImage VideoToVideoSD VisualCloze VisualClozeGeneration VQDiffusion Wan",
	"Wan22Image2VideoModular Wan22Modular Wan22VaceModular WanAnimate WanAnimate2DistilledModular",
	"WanAnimate2Modular WanImage2VideoModular WanImageToVideo WanModular WanVACE WanVideoToVideo",
	"WuerstchenCombined WuerstchenDecoder WuerstchenPrior ZImage ZImageControlNet ZImageControlNetInpaint",
	"ZImageImg2Img ZImageInpaint ZImageModular ZImageOmni",
];

const PIPELINES: ReadonlySet<string> = new Set(NAMES.flatMap((row) => row.split(" ")));

/** The class of a pipeline that a repository names, but that Diffusers does not have. */
export function unknownPipeline(record: ModelRecord): string | undefined {
	// Its index for other programs may name a class that only they have.
	const family = familyOf([record.id]);
	if (family?.isModular === true && family.base === record.id) return undefined;
	const stated = pipelineClass(record);
	if (stated?.endsWith(END) !== true) return undefined;
	return PIPELINES.has(stated.slice(0, -END.length)) ? undefined : stated;
}

const END = "Pipeline";
