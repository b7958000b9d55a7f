import type { Library } from "../../shapes.ts";
import { mlxProgram } from "../mlxProgram.ts";
import { app, files, library, type Rule } from "./rule.ts";

/** Weights converted for MLX; those for speech have a package of their own. */
export const mlxWeights: Rule = {
	name: "mlx-weights",
	offers: ({ contents: { quantization, subject }, named, tagged, record }) => {
		const { pipeline_tag: task, library_name: stated } = record;
		if (quantization?.value !== "mlx" || [named, ...tagged].some(isSpecial)) return [];
		const { from } = quantization;
		if (subject?.value === "speech") {
			if (stated !== undefined && named === undefined)
				return [files({ code: "files", tool: stated, format: "mlx" }, from)];
			const audio = library("mlx-audio", { code: "mlx" }, from);
			return SPEECH.has(task ?? "") ? [audio, app("mlx-audio", { code: "mlx" }, from)] : [audio];
		}
		const offer = library("mlx", { code: "mlx" }, from);
		const program = mlxProgram(record);
		if (program !== undefined) return [offer, app(program === "mlx_vlm" ? "mlx-vlm" : "mlx-lm", { code: "mlx" }, from)];
		return record.pipeline_tag === undefined ? [offer, app("mlx-lm", { code: "mlx" }, from)] : [offer];
	},
};

/** Tasks that have a command in MLX Audio. */
const SPEECH: ReadonlySet<string> = new Set(["text-to-speech", "automatic-speech-recognition"]);

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
