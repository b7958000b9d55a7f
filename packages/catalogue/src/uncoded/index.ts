import { language } from "./language.ts";
import { robots } from "./robots.ts";
import { science } from "./science.ts";
import { sound } from "./sound.ts";
import { video } from "./video.ts";
import { vision } from "./vision.ts";
import type { Uncoded } from "./uncoded.ts";

export type { Uncoded } from "./uncoded.ts";

/**
 * Why there is no code for the library with this key; undefined if there is some. These sentences are apart from the libraries, whose code
 * pages load.
 *
 * @example
 * whyNoCode("grok")?.source; // "github:xai-org/grok-1@02b5d2c README.md"
 */
export const whyNoCode = (key: string): Uncoded | undefined => UNCODED.get(key);

/** The libraries without code, with the reason, by their keys. */
export const UNCODED: ReadonlyMap<string, Uncoded> = new Map(
	[language, robots, science, sound, video, vision].flatMap((area) => Object.entries(area)),
);
