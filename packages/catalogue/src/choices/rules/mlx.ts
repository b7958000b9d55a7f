import type { Library } from "../../shapes.ts";
import { isJang } from "../contents/quantization.ts";
import { type MlxProgram, mlxProgram } from "../mlxProgram.ts";
import { isUnknownToMlx } from "../mlxTypes.ts";
import { app, files, library, type Offer, type Rule, unsure } from "./rule.ts";

/** Weights converted for MLX; those for speech have a package of their own. */
export const mlxWeights: Rule = {
	name: "mlx-weights",
	offers: (facts) => {
		const { contents, named, record } = facts;
		const { pipeline_tag: task, library_name: stated } = record;
		const { quantization } = contents;
		if (quantization?.value !== "mlx" || [named, ...facts.tagged].some(isSpecial)) return [];
		const { from } = quantization;
		if (contents.subject?.value === "speech") {
			if (stated !== undefined && named === undefined)
				return [files({ code: "files", tool: stated, format: "mlx" }, from)];
			if (FEW.has(task ?? "")) return [unsure(library("mlx-audio", NO_PROGRAM, from))];
			const audio = library("mlx-audio", { code: "mlx" }, from);
			return SPEECH.has(task ?? "") ? [audio, app("mlx-audio", { code: "mlx" }, from)] : [audio];
		}
		const program = mlxProgram(record);
		if (isJang(record)) {
			const [own, other] = [library("jang", { code: "mlx-jang" }, from), library("mlx", { code: "mlx-jang" }, from)];
			return [own, unsure(other)];
		}
		if (program !== undefined) {
			const offers = [library("mlx", { code: "mlx" }, from), app(KEYS[program], { code: "mlx" }, from)];
			return isUnknownToMlx(record, program) ? offers.map((one) => unknown(one, LABELS[program])) : offers;
		}
		const apps = task === undefined ? [app("mlx-lm", NO_PROGRAM, from)] : [];
		return [library("mlx", NO_PROGRAM, from), ...apps].map(unsure);
	},
};

const unknown = (offer: Offer, loader: string): Offer =>
	unsure({ ...offer, reason: { code: "mlx-unknown-type", loader } });

const KEYS: Readonly<Record<MlxProgram, string>> = { mlx_lm: "mlx-lm", mlx_vlm: "mlx-vlm" };

const LABELS: Readonly<Record<MlxProgram, string>> = { mlx_lm: "MLX LM 0.32", mlx_vlm: "MLX VLM 0.7" };

/** Tasks that have a command in MLX Audio. */
const SPEECH: ReadonlySet<string> = new Set(["text-to-speech", "automatic-speech-recognition"]);

/** Tasks for which MLX Audio has only some of the models. */
const FEW: ReadonlySet<string> = new Set(["audio-to-audio", "audio-classification", "voice-activity-detection"]);

const NO_PROGRAM = { code: "mlx-no-program" } as const;

/** Libraries of their own for weights of MLX. */
const isSpecial = (one: Library | undefined): boolean => one !== undefined && SPECIAL.has(one.key);

const SPECIAL: ReadonlySet<string> = new Set([
	"cartesia_mlx",
	"chatterbox",
	"diffusionkit",
	"mflux",
	"mlx-audio",
	"mlx-image",
]);
