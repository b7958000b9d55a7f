import { Registry } from "prom-client";
import { measureCaches } from "./caches.ts";
import { measureCatalogue, type Measured } from "./catalogue.ts";
import { measureDisk } from "./disk.ts";
import type { Measures } from "./measures.ts";
import { measureProcess } from "./process.ts";
import { measureRequests } from "./requests.ts";
import { measureWork } from "./work.ts";
import type { Observer } from "../request/observe.ts";

/** The metrics of a server. */
export interface Metrics extends Measures, Pick<Observer, "started" | "finished"> {
	/** All of them, in the text format of Prometheus. */
	text(): Promise<string>;
	readonly contentType: string;
	/** Reads the catalogue on each scrape. */
	watch(index: Measured): void;
}

interface Options {
	readonly version: string;
	/** The directory of the catalogue; undefined for a cluster. */
	readonly data: string | undefined;
}

/** Metrics in a registry of their own, so that a process can have several servers. */
export function createMetrics({ version, data }: Options): Metrics {
	const registry = new Registry();
	measureProcess(registry, version);
	if (data !== undefined) measureDisk(registry, data);
	return {
		...measureRequests(registry),
		...measureWork(registry),
		...measureCaches(registry),
		watch: (index) => measureCatalogue(registry, index),
		text: () => registry.metrics(),
		contentType: registry.contentType,
	};
}
