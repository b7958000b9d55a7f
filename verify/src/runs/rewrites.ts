import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../subject.ts";

/** A change without which a snippet cannot be run here. */
interface Rewrite {
	readonly language: Language;
	/** A regular expression. */
	readonly find: string;
	/** The replacement; `{samples}` stands for the address of the sample media. */
	readonly replace: string;
	readonly why: string;
}

/** The reviewed changes, in the order of their application; snippets are run as printed except for these. */
export const REWRITES: readonly Rewrite[] = JSON.parse(
	readFileSync(join(import.meta.dirname, "../../rewrites.json"), "utf8"),
);

/** The text of a snippet as it is run, with sample media from an address. */
export function rewritten(language: Language, text: string, samples: string): string {
	return REWRITES.filter((rule) => rule.language === language).reduce(
		(now, { find, replace }) => now.replace(new RegExp(find, "g"), () => replace.replace("{samples}", samples)),
		text,
	);
}

/** The samples that stand for files of the reader, by extension. */
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

/** A folder of images of the reader. */
const FOLDER_NAME = /["'](pictures)["']/g;

/** The files that a snippet expects in its working directory, each with the sample to copy there. */
export function filesBeside(text: string): Readonly<Record<string, string>> {
	const files = [...text.matchAll(FILE_NAME)].map(([, name = "", extension = ""]) => [name, SAMPLES[extension] ?? ""]);
	const inFolders = [...text.matchAll(FOLDER_NAME)].map(([, name = ""]) => [`${name}/first.png`, "image.png"]);
	return Object.fromEntries([...files, ...inFolders]) as Readonly<Record<string, string>>;
}
