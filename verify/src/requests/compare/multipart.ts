/** One field of a form. */
export interface Part {
	readonly name: string;
	/** The type and the extension of a file, which servers go by; its name is the sender's own. */
	readonly file?: { readonly type: string; readonly extension: string };
	/** The bytes as base64. */
	readonly content: string;
}

/** The fields of a form, by name. */
export function partsOf(header: string, body: Buffer): readonly Part[] {
	const boundary = /boundary="?([^";]+)"?/.exec(header)?.[1] ?? "";
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
