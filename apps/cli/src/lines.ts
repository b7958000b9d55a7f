/**
 * The lines of a stream, as they arrive. Only a newline ends a line; the last one needs none. A byte order mark at the start
 * is dropped.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
	let isFirst = true;
	for await (const line of split(bytes)) {
		yield isFirst ? line.replace(/^\u{feff}/u, "") : line;
		isFirst = false;
	}
}

async function* split(bytes: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
	const decoder = new TextDecoder(undefined, { ignoreBOM: true });
	let pieces: string[] = [];
	for await (const chunk of bytes) {
		const parts = (typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true })).split("\n");
		for (const part of parts.slice(0, -1)) {
			yield pieces.join("") + part;
			pieces = [];
		}
		pieces.push(parts.at(-1)!);
	}
	const rest = pieces.join("") + decoder.decode();
	if (rest !== "") yield rest;
}
