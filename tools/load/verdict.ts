import type { Probed } from "./probe.ts";
import type { Sample } from "./sampler.ts";
import type { Shot } from "./shot.ts";
import type { Site } from "./site.ts";
import { countsOf, growthOf } from "./statistics.ts";
import { setTimeout } from "node:timers/promises";

/** The share by which memory may be above that of the second third of a run in its last third. */
export const MOST_GROWTH = 0.1;
/** Descriptors that a server may open for itself meanwhile: files of the index, threads. */
const SPARE_DESCRIPTORS = 32;
/** Milliseconds until closed connections have left no descriptors. */
const DESCRIPTORS_PATIENCE = 20_000;

/** Answers that are always right: pages, parts of files, and refusals that say when to try again. */
const RIGHT: ReadonlySet<string> = new Set(["200", "206", "503"]);

/** A line for each other outcome of requests, with an example. */
export function wrongAnswers(shots: readonly Shot[]): readonly string[] {
	const wrong = shots.filter((shot) => !Object.keys(countsOf([shot])).every((outcome) => RIGHT.has(outcome)));
	return Object.entries(countsOf(wrong)).map(([outcome, count]) => {
		const example = wrong.find((shot) => Object.hasOwn(countsOf([shot]), outcome));
		return `${count} requests: ${outcome}, such as ${example?.url}`;
	});
}

/** A line for each path that was not always answered with 200. */
export function unanswered(probes: readonly (readonly [path: string, probed: Probed])[]): readonly string[] {
	return probes.flatMap(([path, { failed, latencies }]) =>
		failed.length === 0 ? [] : [`${path}: ${failed.length} of ${latencies.count} failed, first at ${failed[0]}`],
	);
}

/** A line if memory grew during a run. */
export function grownMemory(samples: readonly Sample[]): readonly string[] {
	const growth = growthOf(samples.map(({ memory }) => memory));
	if (growth <= MOST_GROWTH) return [];
	return [
		`memory: ${Math.round(growth * 100)} % more in the last third than in the second; ${MOST_GROWTH * 100} % are allowed`,
	];
}

/** A line if a site has ended. */
export function dead(site: Pick<Site, "death">): readonly string[] {
	const death = site.death();
	return death === undefined ? [] : [`the server died: ${death}`];
}

/** Waits until a site has about as many descriptors as before; a line if it keeps more. */
export async function keptDescriptors(site: Pick<Site, "use">, before: number): Promise<readonly string[]> {
	const until = performance.now() + DESCRIPTORS_PATIENCE;
	for (;;) {
		const { descriptors } = site.use();
		if (descriptors <= before + SPARE_DESCRIPTORS) return [];
		if (performance.now() > until) return [`${descriptors} descriptors are open, ${before} before`];
		await setTimeout(250);
	}
}
