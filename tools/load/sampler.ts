import type { Site } from "./site.ts";
import type { Use } from "./processes.ts";

/** What a site used at a time, in milliseconds since the first sample. */
export interface Sample extends Use {
	readonly at: number;
}

/** Samples what a site uses, every second by default, until it is ended. */
export function startSampling(site: Pick<Site, "use">, every = 1000): { end(): readonly Sample[] } {
	const started = performance.now();
	const samples: Sample[] = [];
	const take = (): void => void samples.push({ at: performance.now() - started, ...site.use() });
	take();
	const timer = setInterval(take, every).unref();
	return {
		end() {
			clearInterval(timer);
			take();
			return samples;
		},
	};
}
