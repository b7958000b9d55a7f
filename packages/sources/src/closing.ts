import type { ByteRange, OpenFile } from "./source.ts";

/** The pieces of an open file, which is closed when they end, fail or are no longer read, even before the first one. */
export function closing(file: OpenFile, range?: ByteRange, reuse = false): AsyncIterableIterator<Uint8Array> {
	const pieces = file.pieces(range, reuse)[Symbol.asyncIterator]();
	let closed: Promise<void> | undefined;
	const close = (): Promise<void> => (closed ??= file.close());
	return {
		[Symbol.asyncIterator]() {
			return this;
		},
		async next() {
			try {
				const next = await pieces.next();
				if (next.done === true) await close();
				return next;
			} catch (error) {
				await close();
				throw error;
			}
		},
		async return() {
			await close();
			return { done: true, value: undefined };
		},
	};
}
