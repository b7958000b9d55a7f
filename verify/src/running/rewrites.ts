import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../subject.ts";

/** A change that a snippet needs before it can be run here, with the reason for it. */
export interface Rewrite {
	readonly language: Language;
	/** A regular expression. */
	readonly find: string;
	/** What stands there instead; `{samples}` is the address of the sample media. */
	readonly replace: string;
	readonly why: string;
}

/** The reviewed list, in the order in which it is applied. A snippet is run as it is printed but for these. */
export const REWRITES: readonly Rewrite[] = JSON.parse(
	readFileSync(join(import.meta.dirname, "../../rewrites.json"), "utf8"),
);

/** A snippet as it is run, where sample media are served at an address. */
export function rewritten(language: Language, text: string, samples: string): string {
	return REWRITES.filter((rule) => rule.language === language).reduce(
		(now, { find, replace }) => now.replace(new RegExp(find, "g"), () => replace.replace("{samples}", samples)),
		text,
	);
}

/** The sample that stands for a file which the reader brings, by the ending of its name. */
const SAMPLES: Readonly<Record<string, string>> = {
	jpg: "image.jpg",
	jpeg: "image.jpg",
	png: "image.png",
	wav: "sound.wav",
	flac: "sound.flac",
	mp3: "sound.mp3",
	mp4: "film.mp4",
	txt: "text.txt",
	csv: "table.csv",
};

const FILE_NAME = new RegExp(`["']([\\w-]+\\.(${Object.keys(SAMPLES).join("|")}))["']`, "g");

/** The files that a snippet names without a folder, each with the sample that is put beside it under this name. */
export function filesBeside(text: string): Readonly<Record<string, string>> {
	return Object.fromEntries([...text.matchAll(FILE_NAME)].map(([, name, ending]) => [name!, SAMPLES[ending!]!]));
}
