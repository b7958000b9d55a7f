import { libraries } from "./libraries/index.ts";
import type { Library } from "./shapes.ts";

/**
 * The library with a key, undefined if there is none; case matters.
 *
 * @example
 * libraryOf("timm")?.repoUrl; // "https://github.com/rwightman/pytorch-image-models"
 */
export function libraryOf(key: string): Library | undefined {
	return byKey.get(key);
}

const byKey = new Map(libraries.map((library) => [library.key, library]));
