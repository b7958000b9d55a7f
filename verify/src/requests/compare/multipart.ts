/** A field of a form. */
export interface Part {
	readonly name: string;
	/** The media type and the extension of a file; its name may differ between clients. */
	readonly file?: { readonly type: string; readonly extension: string };
	/** The content in base64. */
	readonly content: string;
}

/** The fields of a form, sorted by name. */
export function partsOf(contentType: string, body: Buffer): readonly Part[] {
	const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1] ?? "";
	const pieces = body.toString("latin1").split(`--${boundary}`).slice(1, -1);
	return pieces.map(partOf).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function partOf(piece: string): Part {
	const end = piece.indexOf("\r\n\r\n");
	const head = piece.slice(0, end);
	const content = Buffer.from(piece.slice(end + 4, -2), "latin1").toString("base64");
	const filename = /;\s*filename="([^"]*)"/i.exec(head)?.[1];
	const name = /;\s*name="([^"]*)"/i.exec(head)?.[1] ?? "";
	if (filename === undefined) return { name, content };
	const type = /^content-type:\s*(\S+)/im.exec(head)?.[1] ?? "";
	return { name, file: { type, extension: filename.slice(filename.lastIndexOf(".") + 1) }, content };
}
