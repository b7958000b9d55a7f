import { Gauge, type Registry } from "prom-client";
import type { CacheSize, Measures } from "./measures.ts";

/** Measures the sizes of caches. */
export function measureCaches(registry: Registry): Pick<Measures, "cache"> {
	const caches = new Map<string, () => CacheSize>();
	for (const unit of ["bytes", "entries"] as const)
		void new Gauge({
			name: `vitrine_cache_${unit}`,
			help: `Size of a cache in ${unit}`,
			labelNames: ["cache"],
			registers: [registry],
			collect() {
				for (const [cache, read] of caches) this.set({ cache }, read()[unit]);
			},
		});
	return { cache: (name, read) => void caches.set(name, read) };
}
