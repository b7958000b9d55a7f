/** Why the types of the Python load snippets of a library are not checked; undefined if they are. */
export const skipReasonOf = (library: string): string | undefined => SKIPPED[library];

const UNPACKED = "Its code is only on GitHub; there is no release in a registry to check against.";
const IN_CLONE = "It runs in a clone of its repository, whose modules are not published as a package.";

const NEW = "Its package is not yet in the environment of the type checks.";

/** Libraries whose snippets import something that is in no released package; each was reviewed. */
export const SKIPPED: Readonly<Record<string, string>> = {
	aneforge: NEW,
	araclip: UNPACKED,
	ben2: UNPACKED,
	cartesia_pytorch: "The published package (0.0.2) contains no module; the code is on GitHub.",
	causilo: NEW,
	collectorvision: UNPACKED,
	"cxr-foundation": IN_CLONE,
	"depth-anything-v2": IN_CLONE,
	"depth-pro": UNPACKED,
	"describe-anything": UNPACKED,
	"dia-tts": UNPACKED,
	dia2: UNPACKED,
	flexray: NEW,
	funasr: NEW,
	gliformer: NEW,
	"index-tts": UNPACKED,
	"jev-style": NEW,
	kerasformers: NEW,
	"kimi-audio": UNPACKED,
	"kronos-forecasting": IN_CLONE,
	laya: NEW,
	lvface: IN_CLONE,
	"mamba-ssm": "Its package is built from source, which requires PyTorch and the CUDA compiler.",
	"mars5-tts": IN_CLONE,
	matanyone: UNPACKED,
	"mesh-anything": UNPACKED,
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
