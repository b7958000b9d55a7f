/** How a view and the address of the page belong together. */
export interface Place<S, V> {
	/** The state that an address holds. */
	readonly parse: (query: URLSearchParams) => S;
	/** The address of a state; two states with one address are the same. */
	readonly address: (state: S) => string;
	/** Where the view of a state is fetched as JSON. */
	readonly dataAddress: (state: S) => string;
	/** The view in what was fetched. */
	readonly read: (answer: unknown) => V;
	/** The state to go to instead of what a view shows, such as the reader's usual choice. */
	readonly instead?: (view: V, state: S) => S | undefined;
}

export interface Snapshot<S, V> {
	/** What was answered last. */
	readonly view: V;
	/** What is asked for, at once; the view follows. */
	readonly state: S;
	readonly busy: boolean;
}

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
		this.#snapshot = { view, state, busy: false };
	}

	readonly snapshot = (): Snapshot<S, V> => this.#snapshot;

	readonly subscribe = (listener: () => void): (() => void) => {
		if (this.#listeners.size === 0) addEventListener("popstate", this.#back);
		this.#listeners.add(listener);
		this.#redirect();
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
		this.#tell({ ...this.#snapshot, state, busy: true });
		this.#asked.abort();
		clearTimeout(this.#timer);
		const asked = new AbortController();
		this.#asked = asked;
		this.#timer = setTimeout(() => void this.#load(state, asked.signal), pause);
	}

	async #load(state: S, signal: AbortSignal): Promise<void> {
		try {
			const answer = await fetch(this.#place.dataAddress(state), { signal });
			if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
			const view = this.#place.read(await answer.json());
			if (signal.aborted) return;
			this.#tell({ view, state, busy: false });
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

	#tell(snapshot: Snapshot<S, V>): void {
		this.#snapshot = snapshot;
		for (const listener of this.#listeners) listener();
	}
}
