/** How a view and the address of the page belong together. */
export interface Place<S, V> {
	/** The state that an address holds. */
	readonly parse: (query: URLSearchParams) => S;
	/** The address of a state; two states with one address are the same. */
	readonly address: (state: S) => string;
	/** Where the view of a state is fetched as JSON. */
	readonly dataAddress: (state: S) => string;
	/** The view in what was fetched, or in a part of it; `before` is what is shown until then. */
	readonly read: (answer: unknown, before: V) => V;
	/** Whether a view that the server gave lacks something that is to be asked for at once. */
	readonly isUnfinished?: (view: V) => boolean;
	/** The state to go to instead of what a view shows, such as the reader's usual choice. */
	readonly instead?: (view: V, state: S) => S | undefined;
}

export interface Snapshot<S, V> {
	/** What was answered last. */
	readonly view: V;
	/** What is asked for, at once; the view follows. */
	readonly state: S;
	/** Nothing of the answer is there yet. */
	readonly busy: boolean;
	/** A first part of the answer is shown, and the rest is to come. */
	readonly partial: boolean;
}

const LINES = "application/x-ndjson";
const TAKEN = `${LINES}, application/json`;

/** Milliseconds without a key that end what is being written. */
const PAUSE = 200;

/**
 * A view that a reader changes in place: the address follows every change, the data comes as JSON, and the way back
 * works. When the data cannot be had, the whole page is loaded instead: it says why, or is there again.
 */
export class Visit<S, V> {
	readonly #place: Place<S, V>;
	readonly #listeners = new Set<() => void>();
	#snapshot: Snapshot<S, V>;
	#asked = new AbortController();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(place: Place<S, V>, view: V, state: S) {
		this.#place = place;
		this.#snapshot = { view, state, busy: false, partial: false };
	}

	readonly snapshot = (): Snapshot<S, V> => this.#snapshot;

	readonly subscribe = (listener: () => void): (() => void) => {
		if (this.#listeners.size === 0) addEventListener("popstate", this.#back);
		this.#listeners.add(listener);
		this.#redirect();
		this.#finish();
		return () => {
			this.#listeners.delete(listener);
			if (this.#listeners.size === 0) removeEventListener("popstate", this.#back);
		};
	};

	/** Changes the state; `typing` waits for a pause and leaves no step in the history. */
	readonly go = (change: (state: S) => S, typing = false): void => {
		const state = change(this.#snapshot.state);
		history[typing ? "replaceState" : "pushState"](null, "", this.#place.address(state));
		this.#ask(state, typing ? PAUSE : 0);
	};

	readonly #back = (): void => this.#ask(this.#place.parse(new URLSearchParams(location.search)), 0);

	#ask(state: S, pause: number): void {
		this.#tell({ ...this.#snapshot, state, busy: true, partial: false });
		this.#asked.abort();
		clearTimeout(this.#timer);
		const asked = new AbortController();
		this.#asked = asked;
		this.#timer = setTimeout(() => void this.#load(state, asked.signal), pause);
	}

	async #load(state: S, signal: AbortSignal): Promise<void> {
		try {
			const answer = await fetch(this.#place.dataAddress(state), { signal, headers: { Accept: TAKEN } });
			if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
			for await (const part of partsOf(answer)) {
				if (signal.aborted) return;
				const view = this.#place.read(part, this.#snapshot.view);
				this.#tell({ view, state, busy: false, partial: true });
			}
			if (signal.aborted) return;
			if (this.#place.isUnfinished?.(this.#snapshot.view) === true) throw new Error(`${answer.url} broke off`);
			this.#tell({ ...this.#snapshot, partial: false });
			this.#redirect();
		} catch (error) {
			if (signal.aborted) return;
			console.error(error);
			location.assign(this.#place.address(state));
		}
	}

	#redirect(): void {
		const { view, state } = this.#snapshot;
		const other = this.#place.instead?.(view, state);
		if (other === undefined || this.#place.address(other) === this.#place.address(state)) return;
		history.replaceState(null, "", this.#place.address(other));
		this.#ask(other, 0);
	}

	/** Asks for what is lacking, unless something else is being asked for. */
	#finish(): void {
		const { view, state, busy, partial } = this.#snapshot;
		if (!busy && !partial && this.#place.isUnfinished?.(view) === true) this.#ask(state, 0);
	}

	#tell(snapshot: Snapshot<S, V>): void {
		this.#snapshot = snapshot;
		for (const listener of this.#listeners) listener();
	}
}

/** The parts of an answer as they come, a line of JSON each; of any other answer all of it. */
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
