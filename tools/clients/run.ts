import { type ChildProcess, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { killGroup } from "../../verify/src/processes/group.ts";
import type { Client, Command, Place, Step } from "./client.ts";

/** What a run of a client printed, and how it ended. */
export interface Ran {
	readonly status: number | null;
	readonly stdout: string;
	readonly stderr: string;
	readonly command: Command;
}

/** Seconds after which a run is stopped; the first import of a large library takes most of a minute. */
const SECONDS = 240;

/** Variables that would give a client a token, another server or another cache. */
const OURS = /^(HF_|HUGGING|XDG_CACHE|TRANSFORMERS_|MODELSCOPE|OLLAMA_|LLAMA_)/;

/** Runs a step of a client until it ends. */
export async function ran(client: Client, step: Step, place: Place): Promise<Ran> {
	const command = client.command(step, place);
	const child = started(command, place);
	const late = new AbortController();
	void setTimeout(SECONDS * 1000, undefined, { signal: late.signal }).then(
		() => killGroup(child),
		() => {},
	);
	const [status, stdout, stderr] = await Promise.all([ended(child), text(child.stdout!), text(child.stderr!)]);
	late.abort();
	return { status, stdout, stderr, command };
}

/** Starts a step of a client, and kills it with all that it started, a moment after a promise is kept. */
export async function killed(client: Client, step: Step, place: Place, when: Promise<void>): Promise<void> {
	const child = started(client.command(step, place), place);
	const end = ended(child);
	for (const stream of [child.stdout!, child.stderr!]) stream.resume();
	await Promise.race([when, end, setTimeout(SECONDS * 1000)]);
	// Time to write what has arrived.
	await setTimeout(2_000);
	killGroup(child);
	await end;
}

function started({ program, words, env = {} }: Command, place: Place): ChildProcess {
	const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name));
	return spawn(program, words, {
		env: { ...Object.fromEntries(inherited), ...variablesOf(place), ...env },
		stdio: ["ignore", "pipe", "pipe"],
		detached: true,
	});
}

const variablesOf = ({ url, home, model, file, search, token }: Place): Readonly<Record<string, string>> => ({
	HF_ENDPOINT: url,
	HF_HOME: home,
	HF_HUB_DISABLE_PROGRESS_BARS: "1",
	HF_HUB_DISABLE_TELEMETRY: "1",
	MODEL: model,
	FILE: file,
	SEARCH: search,
	...(token !== undefined && { HF_TOKEN: token }),
});

const ended = (child: ChildProcess): Promise<number | null> =>
	new Promise((resolve) => {
		child.once("error", () => resolve(null));
		child.once("close", resolve);
	});
