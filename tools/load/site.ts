import { setTimeout } from "node:timers/promises";
import { type Environment, killed, startSite, type TestServer } from "../../apps/web/src/testing/processes.ts";
import { treeOf } from "../../verify/src/processes/tree.ts";
import { type Use, useOf } from "./processes.ts";

/** A site under load. */
export interface Site {
	readonly url: string;
	/** Where orchestrators probe it: the port of the metrics, where it has one. */
	readonly probed: string;
	/** What its processes use now. */
	use(): Use;
	/** What it said at its end; undefined while it runs. */
	death(): string | undefined;
	close(): Promise<void>;
}

/** Serves the built site as `npm start` does, for a catalogue that variables of the environment name. */
export async function serve(place: Environment): Promise<Site> {
	const site = siteOf(await startSite({ NODE_ENV: "production", VITRINE_METRICS_PORT: "0", ...place }));
	await untilReady(site);
	return site;
}

/** Milliseconds that a site may take to read its index, and between two questions. */
const [PATIENCE, EVERY] = [15 * 60_000, 500];

/** Waits until the site can answer from its index: before that, it would refuse what is measured. */
async function untilReady({ probed, death, close }: Site): Promise<void> {
	const until = performance.now() + PATIENCE;
	while ((await fetch(`${probed}/readyz`)).status !== 200) {
		const end = death() ?? (performance.now() > until ? "its index was not ready in time" : undefined);
		if (end !== undefined) {
			await close();
			throw new Error(`The site cannot be measured: ${end}`);
		}
		await setTimeout(EVERY);
	}
}

/** A server that has been started, as a site under load. */
export function siteOf(server: TestServer): Site {
	const { child, url } = server;
	const pids = treeOf(child.pid ?? 0);
	const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
	return {
		url,
		probed: /Metrics are at (\S+)\/metrics/.exec(server.said())?.[1] ?? url,
		use: () => useOf(pids),
		death: () => (hasEnded() ? `${child.signalCode ?? child.exitCode}: ${server.said().slice(-500)}` : undefined),
		close: () => killed(server),
	};
}
