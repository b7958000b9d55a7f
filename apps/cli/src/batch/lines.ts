/** The lines of a stream of bytes, as they come in; the last one needs no newline. Nothing but newlines ends a line. */
export async function* linesOf(bytes: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
	const decoder = new TextDecoder();
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
