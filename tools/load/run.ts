import type { Random } from "../../packages/search/bench/random.ts";
import type { RecordFile } from "../../packages/search/bench/recordFile.ts";
import { mixture } from "./mixture.ts";
import type { Generator, Shot, Target } from "./shot.ts";
import type { Site } from "./site.ts";

/** What each part of a run works with. */
export interface Run {
	readonly site: Site;
	readonly generator: Generator;
	readonly records: RecordFile;
	readonly random: Random;
}

/** Requests of the mixture, for a generator. */
export const requestsOf = ({ site, records, random }: Run): Iterator<Target> =>
	mixture({ url: site.url, records, random });

/** Sends requests at a rate, and collects all that came of them. */
export async function shotsAt(run: Run, rate: number, seconds: number): Promise<readonly Shot[]> {
	const shots: Shot[] = [];
	for await (const shot of run.generator({ targets: requestsOf(run), rate, seconds })) shots.push(shot);
	return shots;
}
