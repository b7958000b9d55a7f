import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { cacheFolder } from "../environments/cache.ts";
import { once } from "../once.ts";
import { exitOf } from "../processes/exit.ts";
import { tailOf } from "../processes/tail.ts";

const SCRIPT = join(import.meta.dirname, "../../miniatures/hub.py");

/** The name under which the sample media are made, which belong to no fixture. */
export const SAMPLES = "samples";

/** The miniatures of a fixture: the folder with its repositories, as `owner/name`, or why they could not be made. */
export type Miniatures = { readonly fixture: string } & ({ readonly folder: string } | { readonly problem: string });

/**
 * The fixtures, as `load/<library>/<fixture>`, that have a maker of miniatures, each with the reason why its miniature only
 * stands in for a model of the library; that of others is empty.
 */
export const makers = once((): ReadonlyMap<string, string> => {
	const { status, stdout, stderr } = spawnSync("python3", [SCRIPT, "--list"], { encoding: "utf8" });
	if (status !== 0) throw new Error(`verify/miniatures/hub.py --list exited with status ${status}: ${stderr}`);
	const lines = stdout.split("\n").filter((line) => line !== "" && line !== SAMPLES);
	return new Map(lines.map((line) => [line.replace(/\t.*/, ""), line.split("\t")[1] ?? ""]));
});

/** Makes the miniatures of fixtures, each within the bounds of `hub.py`; those in the cache are reused. */
export async function makeMiniatures(
	python: string,
	fixtures: readonly string[],
): Promise<ReadonlyMap<string, Miniatures>> {
	const args = fixtures.flatMap((fixture) => ["--only", fixture]);
	const child = spawn(python, [SCRIPT, "--out", join(cacheFolder(), "miniatures"), ...args], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const errors = tailOf(child.stderr);
	const exit = exitOf(child);
	const stop = (): void => void child.kill();
	process.once("exit", stop);
	const made = new Map<string, Miniatures>();
	for await (const line of createInterface({ input: child.stdout })) {
		const miniatures = JSON.parse(line) as Miniatures;
		made.set(miniatures.fixture, miniatures);
	}
	const status = await exit;
	process.off("exit", stop);
	const last = errors().replaceAll(/\s+/g, " ").trim().slice(-300);
	const problem = `verify/miniatures/hub.py exited with status ${status} before: ${last}`;
	for (const fixture of fixtures) if (!made.has(fixture)) made.set(fixture, { fixture, problem });
	return made;
}
