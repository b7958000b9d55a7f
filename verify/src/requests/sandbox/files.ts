import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";

/** The media type of a file by its extension; undefined for an unknown extension. */
export function typeOf(name: string): string | undefined {
	const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
	return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

const TYPES: Readonly<Record<string, string>> = {
	flac: "audio/flac",
	m4a: "audio/mp4",
	mp3: "audio/mpeg",
	mp4: "audio/mp4",
	ogg: "audio/ogg",
	wav: "audio/wav",
	webm: "audio/webm",
	gif: "image/gif",
	jpeg: "image/jpeg",
	jpg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
};

/** Writes the files that a snippet reads; paths that lead out of the folder are ignored. */
export function writeFiles(folder: string, names: readonly string[]): void {
	for (const name of names) {
		const path = resolve(join(folder, name));
		if (!path.startsWith(folder + sep)) continue;
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, contentOf(name));
	}
}

/** Content with every byte, longer than a line of base64, and different for each file. */
const contentOf = (name: string): Buffer =>
	Buffer.concat([Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), Buffer.from(`\r\n"${name}" ends`)]);
