import type { Library } from "../../shapes.ts";
import { app, files, library, type Rule } from "./rule.ts";

/** Weights converted for MLX; those for speech have a package of their own. */
export const mlxWeights: Rule = {
	name: "mlx-weights",
	offers: ({ contents: { quantization, subject }, named, tagged, record: { pipeline_tag: task } }) => {
		if (quantization?.value !== "mlx" || [named, ...tagged].some(isSpecial)) return [];
		const { from } = quantization;
		if (subject?.value === "speech") return [files({ code: "files", tool: "mlx-audio", format: "mlx" }, from)];
		const offer = library("mlx", { code: "mlx" }, from);
		if (task === "image-text-to-text" || task === "any-to-any") return [offer, app("mlx-vlm", { code: "mlx" }, from)];
		return task === undefined || task === "text-generation" ? [offer, app("mlx-lm", { code: "mlx" }, from)] : [offer];
	},
};

/** Libraries of their own for weights of MLX. */
const isSpecial = (one: Library | undefined): boolean => one !== undefined && SPECIAL.has(one.key);

const SPECIAL: ReadonlySet<string> = new Set(["cartesia_mlx", "chatterbox", "diffusionkit", "mflux", "mlx-image"]);
