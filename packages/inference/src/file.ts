/**
 * The content of a file the reader has, as base64 text in a JSON body. A class, so that no JSON from
 * outside can pose as one.
 */
export class FileText {
	readonly filename: string;
	/** What stands before the base64 text: nothing, or the head of a data URL. */
	readonly prefix: string;

	constructor(filename: string, prefix: string) {
		this.filename = filename;
		this.prefix = prefix;
	}

	/** What kind of file it is, going by its name; a file of unknown kind is taken for an image. */
	get medium(): "image" | "audio" {
		return contentTypeOf(this.filename)?.startsWith("audio/") ? "audio" : "image";
	}
}

/** `image/png` for `cats.png`; undefined for an extension that is not known here. */
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
