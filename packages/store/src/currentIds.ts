/** A model that was checked, and its outcome as JSON. */
interface Checked {
	readonly id: string;
	readonly outcome: string;
}

type Verdict = Pick<Checked, "outcome"> & { readonly isCurrent: boolean };

/** Milliseconds between two looks. */
const PAUSE = 5_000;

/** After a look at all files, at least so many times its duration passes before the next: thousands of models take seconds. */
const REST = 19;

/**
 * The ids of checked models whose files are still those that were checked. Only the first call waits until all files were
 * looked at; later ones return what the last look found, and the next look is taken behind them: new outcomes are found
 * within seconds, and changed files within twenty times the duration of a look.
 */
export class CurrentIds {
	readonly #all: () => readonly Checked[];
	readonly #isCurrent: (checked: Checked) => Promise<boolean>;
	#verdicts: ReadonlyMap<string, Verdict> = new Map();
	#found: Promise<readonly string[]> | undefined;
	#isLooking = false;
	/** When the next look is due, and the next at all files. */
	#due = 0;
	#dueAtAll = 0;

	/** `all` reads the outcomes that there are now. */
	constructor(all: () => readonly Checked[], isCurrent: (checked: Checked) => Promise<boolean>) {
		this.#all = all;
		this.#isCurrent = isCurrent;
	}

	/** Rejects only if the first look fails, which is then taken again by the next call. */
	get(): Promise<readonly string[]> {
		this.#found ??= this.#first();
		if (!this.#isLooking && performance.now() >= this.#due) void this.#again();
		return this.#found;
	}

	#first(): Promise<readonly string[]> {
		const found = this.#look();
		found.catch(() => (this.#found = undefined));
		return found;
	}

	async #again(): Promise<void> {
		const found = await this.#look().catch(() => undefined);
		if (found !== undefined) this.#found = Promise.resolve(found);
	}

	async #look(): Promise<readonly string[]> {
		this.#isLooking = true;
		const begun = performance.now();
		const isAtAll = begun >= this.#dueAtAll;
		try {
			this.#verdicts = await this.#judged(isAtAll ? new Map() : this.#verdicts);
			return [...this.#verdicts].flatMap(([id, { isCurrent }]) => (isCurrent ? id : []));
		} finally {
			const ended = performance.now();
			this.#due = ended + PAUSE;
			if (isAtAll) this.#dueAtAll = ended + Math.max(PAUSE, REST * (ended - begun));
			this.#isLooking = false;
		}
	}

	async #judged(before: ReadonlyMap<string, Verdict>): Promise<ReadonlyMap<string, Verdict>> {
		const verdicts = new Map<string, Verdict>();
		for (const checked of this.#all()) {
			const { id, outcome } = checked;
			const known = before.get(id);
			const isKnown = known?.outcome === outcome;
			verdicts.set(id, isKnown ? known : { outcome, isCurrent: await this.#isCurrent(checked) });
		}
		return verdicts;
	}
}
