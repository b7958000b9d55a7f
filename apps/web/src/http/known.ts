/** The bytes of bodies that were made from a text in this process. */
const known = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Remembers the bytes of an answer, so that a middleware need not read them from its stream, which costs as much as compressing them. */
export function remembered(answer: Response, bytes: Uint8Array<ArrayBuffer>): Response {
	known.set(answer, bytes);
	return answer;
}

/** The bytes of the body of an answer; its stream is read if they are not known. */
export async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
	return known.get(answer) ?? new Uint8Array(await answer.arrayBuffer());
}
