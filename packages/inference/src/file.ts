/**
 * The content of the reader's file, as base64 text in a JSON body. A class, so that no JSON from outside can pass for
 * one.
 */
export class FileText {
	readonly filename: string;
	/** The text before the base64 text: empty, or the start of a data URL. */
	readonly prefix: string;

	constructor(filename: string, prefix: string) {
		this.filename = filename;
		this.prefix = prefix;
	}

	/** The kind of a file, by its name; an unknown kind counts as an image. */
	get medium(): "image" | "audio" {
		return contentTypeOf(this.filename)?.startsWith("audio/") ? "audio" : "image";
	}
}

/** `image/png` for `cats.png`; undefined for an unknown extension. */
export function contentTypeOf(filename: string): string | undefined {
	const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
	return extension !== undefined && Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

const TYPES: Readonly<Record<string, string>> = {
	flac: "audio/flac",
	mp3: "audio/mpeg",
	m4a: "audio/mp4",
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
