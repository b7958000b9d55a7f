import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { cacheFolder } from "../environment.ts";

const MAKER = join(import.meta.dirname, "../../miniatures/hub.py");

/** The row of the sample media, which stands for no fixture. */
export const SAMPLES = "samples";

/** What became of the miniatures of a fixture: the folder that holds its repositories as `owner/name`, or a problem. */
export type Made = { readonly row: string } & ({ readonly folder: string } | { readonly problem: string });

/** The fixtures, as `load/<library>/<fixture>`, whose miniatures can be made. */
export function madeRows(python: string): ReadonlySet<string> {
	const { status, stdout, stderr } = spawnSync(python, [MAKER, "--list"], { encoding: "utf8" });
	if (status !== 0) throw new Error(`verify/miniatures/hub.py --list ended with ${status}: ${stderr}`);
	return new Set(stdout.split("\n").filter((row) => row !== "" && row !== SAMPLES));
}

/** Makes the miniatures of fixtures, those that are not there already; they are kept from one run to the next. */
export async function makeMiniatures(python: string, rows: readonly string[]): Promise<ReadonlyMap<string, Made>> {
	const words = rows.flatMap((row) => ["--only", row]);
	const child = spawn(python, [MAKER, "--out", join(cacheFolder(), "miniatures"), ...words], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	let said = "";
	child.stderr.on("data", (piece: Buffer) => (said = (said + piece.toString()).slice(-KEPT)));
	const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
	const made = new Map<string, Made>();
	for await (const line of createInterface({ input: child.stdout })) {
		const one = JSON.parse(line) as Made;
		made.set(one.row, one);
	}
	const status = await ended;
	const left = rows.find((row) => !made.has(row));
	if (status === 0 && left === undefined) return made;
	throw new Error(`verify/miniatures/hub.py ended with ${status}${left ? `, without ${left}` : ""}: ${said}`);
}

const KEPT = 4_000;
