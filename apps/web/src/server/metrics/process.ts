import { collectDefaultMetrics, Gauge, type Registry } from "prom-client";

/** Measures the process: memory, heap, event-loop delay, garbage collection, open files; and names the version. */
export function measureProcess(registry: Registry, version: string): void {
	collectDefaultMetrics({ register: registry });
	const build = new Gauge({
		name: "vitrine_build_info",
		help: "The version of Vitrine",
		labelNames: ["version"],
		registers: [registry],
	});
	build.set({ version }, 1);
}
