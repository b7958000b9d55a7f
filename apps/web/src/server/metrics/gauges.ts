import { Gauge, type Registry } from "prom-client";

/** The name of a metric and one sentence on it. */
interface Described {
	readonly name: string;
	readonly help: string;
}

/** A gauge that is read on each scrape; it is left out while its value is unknown. */
export function readGauge(registry: Registry, about: Described, read: () => Promise<number | undefined>): void {
	void new Gauge({
		...about,
		registers: [registry],
		async collect() {
			const value = await read();
			if (value === undefined) this.remove();
			else this.set(value);
		},
	});
}

/** A gauge with a value for each of some names, which are read with them. */
export function readGauges<L extends string>(
	registry: Registry,
	{ label, ...about }: Described & { readonly label: L },
	read: () => Promise<Iterable<readonly [name: string, value: number | undefined]>>,
): void {
	void new Gauge<L>({
		...about,
		labelNames: [label],
		registers: [registry],
		async collect() {
			const values = await read();
			this.reset();
			for (const [name, value] of values) if (value !== undefined) this.labels(name).set(value);
		},
	});
}

/** Milliseconds for which the gauges of one scrape share what was read. */
const SCRAPE = 500;

/** A function that reads once for all gauges of a scrape. */
export function sharedInScrape<T>(read: () => Promise<T>): () => Promise<T> {
	let known: Promise<T> | undefined;
	let until = 0;
	return () => {
		if (known === undefined || performance.now() > until) {
			until = performance.now() + SCRAPE;
			known = read();
		}
		return known;
	};
}
