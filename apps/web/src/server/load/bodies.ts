/** Bodies that are received at a time, how long one may take, and how much of it is held. */
export interface BodyLimits {
	readonly bodies: number;
	/** Milliseconds. */
	readonly patience: number;
	/** Bytes. */
	readonly most: number;
}

/**
 * No address reads a body of more than a megabyte, so one byte more than that is enough for it to refuse the body. A
 * client that sends less than a megabyte in fifteen seconds holds up others.
 */
const LIMITS: BodyLimits = { bodies: 256, patience: 15_000, most: 1_000_001 };

/** A request whose body was received, or why it was not: it took too long, or too many were being received. */
export type Received = Request | "late" | "full";

/** Receives the bodies of requests before their answers are made, so that one which comes slowly keeps no answer from others. */
export class Bodies {
	readonly #limits: BodyLimits;
	#receiving = 0;

	constructor(limits: BodyLimits = LIMITS) {
		this.#limits = limits;
	}

	/** Bodies that are being received. */
	get receiving(): number {
		return this.#receiving;
	}

	/** A request with its body, of which a longer one is cut. Rejects if the client leaves. */
	async received(request: Request): Promise<Received> {
		const { bodies, patience, most } = this.#limits;
		if (!hasBody(request, most) || request.body === null) return request;
		if (this.#receiving >= bodies) return "full";
		this.#receiving++;
		const { promise: late, resolve } = Promise.withResolvers<"late">();
		const timer = setTimeout(() => resolve("late"), patience);
		try {
			const body = await Promise.race([bytesOf(request.body, most), late]);
			return body === "late" ? body : new Request(request, { method: request.method, body });
		} finally {
			clearTimeout(timer);
			this.#receiving--;
		}
	}
}

/** Whether a request has a body to receive: one that says that it is too long is refused by its address without it. */
function hasBody({ method, headers }: Request, most: number): boolean {
	if (method === "GET" || method === "HEAD") return false;
	const length = Number(headers.get("Content-Length") ?? 0);
	return headers.has("Transfer-Encoding") || (length > 0 && length <= most);
}

/** Bytes for the start of a body. */
const FIRST = 4_096;

/** The bytes of a body, at most `most`, in one piece: a body may come a byte at a time. */
async function bytesOf(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
	const reader = body.getReader();
	let [bytes, size] = [new Uint8Array(FIRST), 0];
	while (size < most) {
		const { done, value } = await reader.read();
		if (done) break;
		const piece = value.subarray(0, most - size);
		if (size + piece.length > bytes.length) {
			const larger = new Uint8Array(Math.min(most, Math.max(size + piece.length, 2 * bytes.length)));
			larger.set(bytes);
			bytes = larger;
		}
		bytes.set(piece, size);
		size += piece.length;
	}
	return bytes.subarray(0, size);
}
