/** Why the types of the Python load snippets of a library are not checked; undefined if they are. */
export const skipReasonOf = (library: string): string | undefined => SKIPPED[library];

const UNPACKED = "Its code is only on GitHub; there is no release in a registry to check against.";
const IN_CLONE = "It runs in a clone of its repository, whose modules are not published as a package.";

const LARGE = "Its package is too large for the environment of the type checks.";
const COMPILED = "Its functions are in a compiled module, of which the package declares no types.";

const NEW = "Its package is not yet in the environment of the type checks.";

/** Libraries whose snippets import something that is in no released package; each was reviewed. */
export const SKIPPED: Readonly<Record<string, string>> = {
	aneforge: NEW,
	araclip: UNPACKED,
	ben2: UNPACKED,
	cartesia_pytorch: "The published package (0.0.2) contains no module; the code is on GitHub.",
	causilo: NEW,
	collectorvision: UNPACKED,
	cosyvoice: IN_CLONE,
	cotracker: UNPACKED,
	"cxr-foundation": IN_CLONE,
	"depth-anything-v2": IN_CLONE,
	"depth-pro": UNPACKED,
	"describe-anything": UNPACKED,
	"dia-tts": UNPACKED,
	dia2: UNPACKED,
	flexray: NEW,
	funasr: NEW,
	gliformer: NEW,
	"hunyuan3d-2": IN_CLONE,
	"index-tts": UNPACKED,
	"jev-style": NEW,
	kerasformers: NEW,
	"kimi-audio": UNPACKED,
	"kronos-forecasting": IN_CLONE,
	kronos: UNPACKED,
	laya: NEW,
	lvface: IN_CLONE,
	"mamba-ssm": "Its package is built from source, which requires PyTorch and the CUDA compiler.",
	"mars5-tts": IN_CLONE,
	matanyone: UNPACKED,
	"mesh-anything": UNPACKED,
	mindspore: LARGE,
	mitie: UNPACKED,
	nanochat: IN_CLONE,
	"onnxruntime-genai": COMPILED,
	openpi: IN_CLONE,
	"perception-encoder": IN_CLONE,
	"phantom-wan": IN_CLONE,
	piper: NEW,
	renderformer: IN_CLONE,
	"routee-powertrain": NEW,
	"sam-3d-body": IN_CLONE,
	"sam-3d-objects": IN_CLONE,
	sam2: UNPACKED,
	sana: IN_CLONE,
	"sap-rpt-1-oss": UNPACKED,
	"seed-story": IN_CLONE,
	swarmformer: UNPACKED,
	tensorrt: LARGE,
	trellis2: IN_CLONE,
	trellis: IN_CLONE,
	univa: IN_CLONE,
	"vfi-mamba": IN_CLONE,
	vibevoice: UNPACKED,
	videoprism: UNPACKED,
	voicecraft: IN_CLONE,
	vui: UNPACKED,
	yolov10: "It is a fork with the package name ultralytics, whose releases have no class YOLOv10.",
	zeromodels: NEW,
	zonos: UNPACKED,
};
