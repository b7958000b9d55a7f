import { libraries } from "../libraries/index.ts";
import type { Library } from "../shapes.ts";

/** The library that a name means: by another name that cards use, or by its key, label or package without case and punctuation. */
export function otherName(stated: string): Library | undefined {
	return byName.get(ALIASES.get(stated.toLowerCase()) ?? "") ?? byName.get(plain(stated));
}

/** Names that cards use, with the plain key of the library that has the code. */
const ALIASES: ReadonlyMap<string, string> = new Map([
	["gguf", "llamacpppython"],
	["llama.cpp", "llamacpppython"],
	["llama-cpp", "llamacpppython"],
	["mlx-lm", "mlx"],
	["mlx-vlm", "mlx"],
	["mtplx", "mlx"],
	["pylate", "sentencetransformers"],
	["comfyui", "diffusionsinglefile"],
	["colpali-engine", "colpali"],
	["onnx", "onnxruntime"],
	["coreml", "coremltools"],
	["core-ml", "coremltools"],
	["tf-lite", "litert"],
	["tflite", "litert"],
]);

/** A name in small letters and digits alone. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Keys come before labels, labels before packages. */
const byName: ReadonlyMap<string, Library> = new Map([
	...libraries.map((one) => [plain(one.package?.name ?? one.key), one] as const),
	...libraries.map((one) => [plain(one.prettyLabel), one] as const),
	...libraries.map((one) => [plain(one.key), one] as const),
]);
