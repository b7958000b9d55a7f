import {
	isJSONRPCNotification,
	isJSONRPCRequest,
	isJSONRPCResponse,
	type JSONRPCMessage,
	type Transport,
} from "@modelcontextprotocol/server";

/** A transport that knows which of its requests are not answered yet. */
export class Answering implements Transport {
	onclose?: () => void;
	onerror?: (error: Error) => void;
	onmessage?: (message: JSONRPCMessage) => void;
	/** Resolves when the connection is closed, from either side or by an error. */
	readonly closed: Promise<void>;
	readonly #inner: Transport;
	readonly #open = new Set<unknown>();
	#onIdle: (() => void) | undefined;

	constructor(inner: Transport) {
		this.#inner = inner;
		const { promise, resolve } = Promise.withResolvers<void>();
		this.closed = promise;
		Object.assign(inner, {
			onmessage: (message: JSONRPCMessage) => this.#take(message),
			onclose: () => {
				resolve();
				this.#closed();
			},
			onerror: (error: Error) => this.onerror?.(error),
		});
	}

	start(): Promise<void> {
		return this.#inner.start();
	}

	async send(message: JSONRPCMessage): Promise<void> {
		await this.#inner.send(message);
		if (isJSONRPCResponse(message)) this.#settle(message.id);
	}

	close(): Promise<void> {
		return this.#inner.close();
	}

	/** Resolves as soon as every request so far has its answer, or when the connection is closed. */
	async idle(): Promise<void> {
		if (this.#open.size === 0) return;
		await new Promise<void>((resolve) => (this.#onIdle = resolve));
	}

	#take(message: JSONRPCMessage): void {
		if (isJSONRPCRequest(message)) this.#open.add(message.id);
		this.onmessage?.(message);
		const cancelled = cancelledBy(message);
		if (cancelled !== undefined) this.#settle(cancelled);
	}

	#settle(id: unknown): void {
		this.#open.delete(id);
		if (this.#open.size === 0) this.#onIdle?.();
	}

	#closed(): void {
		this.#onIdle?.();
		this.onclose?.();
	}
}

/** The request that a notification cancels, which gets no answer. */
const cancelledBy = (message: JSONRPCMessage): unknown =>
	isJSONRPCNotification(message) && message.method === "notifications/cancelled"
		? message.params?.["requestId"]
		: undefined;
