/** How the state of a view is kept in the address of the page. */
export interface Addressing<S, V> {
	/** The state in an address. */
	readonly parse: (query: URLSearchParams) => S;
	/** The address of a state; two states with one address are the same. */
	readonly address: (state: S) => string;
	/** Where the view of a state is fetched as JSON. */
	readonly dataAddress: (state: S) => string;
	/** The view in a fetched answer, or in a part of it; `before` is the view shown until then. */
	readonly read: (answer: unknown, before: V) => V;
	/** Whether a view from the server is incomplete and has to be fetched again. */
	readonly isUnfinished?: (view: V) => boolean;
	/** Whether a failed fetch keeps the last view, with `failed` set; otherwise the whole page is loaded instead. */
	readonly staysOnFailure?: true;
	/** A state to go to instead of the one shown, such as the reader's last choice. */
	readonly instead?: (view: V, state: S) => S | undefined;
}

export interface PageSnapshot<S, V> {
	/** The last answer. */
	readonly view: V;
	/** The requested state; it changes at once, and the view follows. */
	readonly state: S;
	/** No part of the answer has arrived. */
	readonly busy: boolean;
	/** A first part of the answer is shown; the rest is to come. */
	readonly partial: boolean;
	/** The view of the requested state could not be fetched; the last view is shown. */
	readonly failed: boolean;
}

const LINES = "application/x-ndjson";
const TAKEN = `${LINES}, application/json`;

/** Milliseconds to wait for the next key. */
const PAUSE = 200;

/**
 * A view that changes in place: the address follows every change, the data is fetched as JSON, and the back button works.
 * If the data cannot be fetched, the whole page is loaded instead; it works or says why not. A view may stay instead, so that
 * nothing is lost while there is no network.
 */
export class Visit<S, V> {
	readonly #addressing: Addressing<S, V>;
	readonly #listeners = new Set<() => void>();
	#snapshot: PageSnapshot<S, V>;
	/** The state of the view. */
	#shown: S;
	#asked = new AbortController();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(addressing: Addressing<S, V>, view: V, state: S) {
		this.#addressing = addressing;
		this.#snapshot = { view, state, busy: false, partial: false, failed: false };
		this.#shown = state;
	}

	readonly snapshot = (): PageSnapshot<S, V> => this.#snapshot;

	readonly subscribe = (listener: () => void): (() => void) => {
		if (this.#listeners.size === 0) addEventListener("popstate", this.#back);
		this.#listeners.add(listener);
		this.#redirect();
		this.#complete();
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) removeEventListener("popstate", this.#back);
		};
	};

	/** Changes the state; `typing` waits for a pause and adds no entry to the history. */
	readonly go = (change: (state: S) => S, typing = false): void => {
		const state = change(this.#snapshot.state);
		history[typing ? "replaceState" : "pushState"](null, "", this.#addressing.address(state));
		this.#ask(state, typing ? PAUSE : 0);
	};

	/** Fetches the requested state again. */
	readonly retry = (): void => this.#ask(this.#snapshot.state, 0);

	/** Gives up the requested state: the address is that of the view again. */
	readonly undo = (): void => {
		this.#asked.abort();
		history.replaceState(null, "", this.#addressing.address(this.#shown));
		this.#publish({ ...this.#snapshot, state: this.#shown, busy: false, partial: false, failed: false });
	};

	readonly #back = (): void => this.#ask(this.#addressing.parse(new URLSearchParams(location.search)), 0);

	#ask(state: S, pause: number): void {
		this.#publish({ ...this.#snapshot, state, busy: true, partial: false, failed: false });
		this.#fetch(state, pause);
	}

	#fetch(state: S, pause: number): void {
		this.#asked.abort();
		clearTimeout(this.#timer);
		const asked = new AbortController();
		this.#asked = asked;
		this.#timer = setTimeout(() => void this.#load(state, asked.signal), pause);
	}

	async #load(state: S, signal: AbortSignal): Promise<void> {
		try {
			const answer = await fetch(this.#addressing.dataAddress(state), { signal, headers: { Accept: TAKEN } });
			if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
			for await (const part of partsOf(answer)) {
				if (signal.aborted) return;
				const view = this.#addressing.read(part, this.#snapshot.view);
				this.#shown = state;
				this.#publish({ view, state, busy: false, partial: true, failed: false });
			}
			if (signal.aborted) return;
			if (this.#addressing.isUnfinished?.(this.#snapshot.view) === true) throw new Error(`${answer.url} broke off`);
			this.#publish({ ...this.#snapshot, partial: false });
			this.#redirect();
		} catch (error) {
			if (signal.aborted) return;
			console.error(error);
			if (this.#addressing.staysOnFailure)
				this.#publish({ ...this.#snapshot, busy: false, partial: false, failed: true });
			else location.assign(this.#addressing.address(state));
		}
	}

	#redirect(): void {
		const { view, state } = this.#snapshot;
		const other = this.#addressing.instead?.(view, state);
		if (other === undefined || this.#addressing.address(other) === this.#addressing.address(state)) return;
		history.replaceState(null, "", this.#addressing.address(other));
		this.#ask(other, 0);
	}

	/** Fetches what is missing of the view, which stays as it is, unless something is being fetched. */
	#complete(): void {
		const { view, state, busy, partial } = this.#snapshot;
		if (busy || partial || this.#addressing.isUnfinished?.(view) !== true) return;
		this.#publish({ ...this.#snapshot, partial: true });
		this.#fetch(state, 0);
	}

	#publish(snapshot: PageSnapshot<S, V>): void {
		this.#snapshot = snapshot;
		for (const listener of this.#listeners) listener();
	}
}

/** The parts of an answer as they arrive, one JSON value a line; of any other answer the whole. */
async function* partsOf(answer: Response): AsyncGenerator<unknown> {
	if (answer.body === null || answer.headers.get("Content-Type")?.startsWith(LINES) !== true) {
		yield await answer.json();
		return;
	}
	const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	for (let read = await reader.read(); !read.done; read = await reader.read()) {
		const lines = (rest + read.value).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) yield JSON.parse(line);
	}
}
