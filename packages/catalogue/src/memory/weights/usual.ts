import type { Format } from "../../choices/contents/formatNames.ts";
import { nearestQuant, parseQuantLabel } from "../../quantization/index.ts";
import type { Weights } from "../shapes.ts";

/** The weights that tools load unless others are chosen: by format, and of GGUF files the one nearest to Q4_K_M. */
export function usualOf<T extends Weights>(found: readonly T[]): T | undefined {
	const best = found.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
	return best?.format === "gguf" ? usualGguf(found.filter(({ format }) => format === "gguf")) : best;
}

function usualGguf<T extends Weights>(found: readonly T[]): T | undefined {
	const types = found.map(({ label }) => parseQuantLabel(label)?.type);
	const wanted = nearestQuant(
		"Q4_K_M",
		types.filter((type) => type !== undefined),
	);
	return found.find((_, at) => wanted !== undefined && types[at] === wanted) ?? found[0];
}

function rankOf({ format, parts, label }: Weights): number {
	// Pipelines are usually run in 16 bits.
	if (parts !== undefined) return label === "F16" ? -2 : -1;
	const at = format === undefined ? -1 : ORDER.indexOf(format);
	return at === -1 ? ORDER.length : at;
}

/** Formats by which of them most tools prefer. */
export const ORDER: readonly Format[] = ["safetensors", "pytorch", "mlx", "gguf", "onnx", "keras", "tensorflow", "jax"];
