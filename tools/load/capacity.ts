import { requestsOf, type Run } from "./run.ts";

/** Requests that are under way at a time: as many as the server answers at a time. */
const WORKERS = 32;
/** Seconds until caches are filled, and of the measurement. */
const [WARM, MEASURED] = [15, 15];

/** What a site can do. */
interface Capacity {
	/** Requests of the mixture that it answers in a second at most. */
	readonly rate: number;
	/** Requests that were sent to find out. */
	readonly tries: number;
}

/** Warms a site up, and then measures how many requests it answers. */
export async function capacityOf(run: Run): Promise<Capacity> {
	const warm = await answersIn(run, WARM);
	const measured = await answersIn(run, MEASURED);
	if (measured.right === 0) throw new Error("The site answered no request while its capacity was measured.");
	return { rate: measured.right / MEASURED, tries: warm.all + measured.all };
}

async function answersIn(run: Run, seconds: number): Promise<{ readonly all: number; readonly right: number }> {
	const shots = run.generator({ targets: requestsOf(run), rate: 0, seconds, workers: WORKERS });
	let [all, right] = [0, 0];
	for await (const { status } of shots) {
		all++;
		right += status === 200 || status === 206 ? 1 : 0;
	}
	return { all, right };
}
