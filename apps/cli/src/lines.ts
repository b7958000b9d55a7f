/**
 * The lines of a stream, as they arrive. Only a newline ends a line; the last one needs none. A byte order mark at the start
 * is dropped. A line of more than `most` UTF-16 units is cut, but stays longer than that.
 */
export async function* linesOf(
	bytes: AsyncIterable<Uint8Array | string>,
	most = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
	let isFirst = true;
	for await (const line of split(bytes, most)) {
		yield isFirst ? line.replace(/^\u{feff}/u, "") : line;
		isFirst = false;
	}
}

async function* split(bytes: AsyncIterable<Uint8Array | string>, most: number): AsyncGenerator<string> {
	const decoder = new TextDecoder(undefined, { ignoreBOM: true });
	let pieces: string[] = [];
	let length = 0;
	for await (const chunk of bytes) {
		const parts = (typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true })).split("\n");
		for (const part of parts.slice(0, -1)) {
			yield pieces.join("") + part;
			pieces = [];
			length = 0;
		}
		if (length > most) continue;
		const last = parts.at(-1)!;
		pieces.push(last);
		length += last.length;
	}
	const rest = pieces.join("") + decoder.decode();
	if (rest !== "") yield rest;
}
