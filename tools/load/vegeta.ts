import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { cacheFolder } from "../../verify/src/environments/cache.ts";
import { runCommand } from "../../verify/src/processes/command.ts";
import { inTenSeconds } from "./schedule.ts";
import type { Attack, Generator, Shot, Target } from "./shot.ts";

// Vegeta sends at a constant rate, starts another worker when all wait, and prints the number and the start of each request:
// latencies from the intended start follow exactly. Node's generators keep a fixed number of connections, which a slow server
// slows down, and estimate what they missed.

/** Seconds after which a request counts as not answered: a server has it wait 10 s for its turn, and 20 s for its index. */
const PATIENCE = 60;
const HEADERS = { "Accept-Encoding": ["gzip, br"], "User-Agent": ["vitrine-load"] };

/** The Go that builds Vegeta; undefined if it is missing. */
export function findGo(): string | undefined {
	return ["go", "/usr/local/go/bin/go"].find((go) => spawnSync(go, ["version"]).status === 0);
}

export const HOW_TO_GET_GO =
	"Go is missing, which builds the load generator (Vegeta). Install Go 1.24 or newer from https://go.dev/dl/ and add it to the path.";

/** Builds the pinned Vegeta into the cache folder, unless that was done before; returns its path. */
export async function buildVegeta(go: string): Promise<string> {
	const sums = createHash("sha256").update(readFileSync(join(import.meta.dirname, "go.sum")));
	const folder = join(cacheFolder(), "load");
	const program = join(folder, `vegeta-${sums.digest("hex").slice(0, 12)}`);
	if (existsSync(program)) return program;
	mkdirSync(folder, { recursive: true });
	const draft = `${program}.${process.pid}`;
	const build = ["build", "-trimpath", "-mod=readonly", "-o", draft, "github.com/tsenart/vegeta/v12"];
	await runCommand(go, ["-C", import.meta.dirname, ...build]);
	renameSync(draft, program);
	return program;
}

/** A generator that runs Vegeta. */
export function vegeta(program: string): Generator {
	return async function* attack(given: Attack) {
		const attacking = spawn(program, argumentsOf(given), { stdio: ["pipe", "pipe", "inherit"] });
		const encoding = spawn(program, ["encode", "--to", "json"], { stdio: ["pipe", "pipe", "inherit"] });
		const ended = once(attacking, "close");
		try {
			attacking.stdout.pipe(encoding.stdin);
			encoding.stdin.on("error", () => {});
			feed(given.targets, attacking.stdin);
			yield* shotsIn(encoding.stdout);
			const [code] = (await ended) as [number | null];
			if (code !== 0) throw new Error(`vegeta attack ended with ${code}; see its message above.`);
		} finally {
			for (const child of [attacking, encoding]) child.kill();
		}
	};
}

function argumentsOf({ rate, seconds, workers }: Omit<Attack, "targets">): readonly string[] {
	const format = ["-lazy", "-format", "json", "-max-body", "0", "-redirects", "-1"];
	// Vegeta takes whole numbers, so a rate is given for ten seconds.
	const pace = ["-rate", rate === 0 ? "0" : `${inTenSeconds(rate)}/10s`, "-duration", `${seconds}s`];
	const limits = workers === undefined ? [] : ["-max-workers", String(workers), "-workers", String(workers)];
	return ["attack", ...format, ...pace, "-timeout", `${PATIENCE}s`, ...limits];
}

/** Writes targets as fast as they are taken, until the reader ends. */
function feed(targets: Iterator<Target>, into: Writable): void {
	into.on("error", () => into.destroy());
	const fill = (): void => {
		while (!into.destroyed) {
			const { value, done } = targets.next();
			if (done === true) return void into.end();
			if (!into.write(`${JSON.stringify(lineOf(value))}\n`)) return void into.once("drain", fill);
		}
	};
	fill();
}

function lineOf({ url, headers = {} }: Target): object {
	const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
	return { method: "GET", url, header: { ...HEADERS, ...own } };
}

async function* shotsIn(output: Readable): AsyncGenerator<Shot> {
	for await (const line of createInterface({ input: output })) if (line !== "") yield shotOf(line);
}

interface Line {
	readonly seq: number;
	readonly code: number;
	readonly timestamp: string;
	/** Nanoseconds. */
	readonly latency: number;
	readonly error: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, unknown>> | null;
}

/** A line of Vegeta's results. */
export function shotOf(line: string): Shot {
	const { seq, code, timestamp, latency, error, url, headers } = JSON.parse(line) as Line;
	const hasRetryAfter = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === "retry-after");
	return {
		seq,
		at: millisecondsOf(timestamp),
		ms: latency / 1e6,
		status: code,
		error: code === 0 ? error : "",
		url,
		hasRetryAfter,
	};
}

/** A time with up to nine digits of a second, of which `Date` reads three. */
function millisecondsOf(timestamp: string): number {
	const [, whole = "", fraction = "0", zone = ""] = /^(.*?:\d\d)(?:\.(\d+))?([Z+-].*)$/.exec(timestamp) ?? [];
	return Date.parse(whole + zone) + Number(`0.${fraction}`) * 1000;
}
