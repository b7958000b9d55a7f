/** Makes the pieces of a body; with `reuse`, each piece overwrites the one before. */
type Make = (reuse: boolean) => AsyncIterator<Uint8Array>;

/** A body for the answer to a request, read from pieces as fast as the client takes them; reading stops when the client leaves. */
export function streamOf(request: Request, make: Make): ReadableStream<Uint8Array> {
	let iterator: AsyncIterator<Uint8Array> | undefined;
	const stream = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				iterator ??= make(false);
				const { done, value } = await iterator.next();
				if (done === true) controller.close();
				else controller.enqueue(value);
			},
			async cancel() {
				await (iterator ?? make(false)).return?.();
			},
		},
		{ highWaterMark: 0 },
	);
	behind.set(stream, make);
	streamed.add(request);
	return stream;
}

const streamed = new WeakSet<Request>();

/** Whether the answer to a request may be made of pieces. Looking at the body of any other makes it take twice the time. */
export const isStreamed = (request: Request): boolean => streamed.has(request);

const behind = new WeakMap<ReadableStream, Make>();

/**
 * The pieces of a body made by {@link streamOf}, of which nothing was read; undefined for other bodies. Each piece overwrites
 * the one before. A server that writes them itself saves most of the time that a web stream takes. The caller reads the
 * iterator to its end or returns it.
 */
export function piecesBehind(stream: ReadableStream): AsyncIterator<Uint8Array> | undefined {
	return stream.locked ? undefined : behind.get(stream)?.(true);
}
