import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { serverFile } from "../../scripts/build.ts";

const root = join(import.meta.dirname, "../../../..");
const vitrine = join(root, "apps/cli/bin/vitrine.mjs");

/** A process of a test, and what it has printed. */
export interface TestProcess {
	readonly child: ChildProcess;
	said(): string;
	/** Its exit code, or the signal that ended it. */
	readonly ended: Promise<number | string>;
}

export interface TestServer extends TestProcess {
	readonly url: string;
}

export type Environment = Readonly<Record<string, string>>;

/** Starts the built server on a directory; resolves when it is ready. */
export const startOn = (data: string, environment: Environment = {}): Promise<TestServer> =>
	ready(started([serverFile], { VITRINE_DATA: data, PORT: "0", npm_lifecycle_event: "", ...environment }));

/** Starts the site as `npm start` does; resolves when it is ready. */
export const startSite = (environment: Environment): Promise<TestServer> =>
	ready(started([join(root, "scripts/start.mjs")], { PORT: "0", npm_lifecycle_event: "start", ...environment }));

/** Starts a script that says `ready at` its URL, and waits for that. */
export const startScript = (...words: readonly string[]): Promise<TestServer> => ready(started(words, {}));

async function ready(server: TestProcess): Promise<TestServer> {
	for (;;) {
		const [, url] = /(?:ready|listening) at (http:\S+)/.exec(server.said()) ?? [];
		if (url !== undefined) return { ...server, url };
		if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.said()}`);
		await setTimeout(20);
	}
}

/** Starts a command of `vitrine` on a directory. */
export const startVitrine = (data: string, ...words: readonly string[]): TestProcess =>
	startCommand({ VITRINE_DATA: data }, ...words);

/** Starts a command of `vitrine` with variables of the environment. */
export const startCommand = (environment: Environment, ...words: readonly string[]): TestProcess =>
	started([vitrine, ...words], { NO_COLOR: "1", ...environment });

function started(words: readonly string[], environment: Environment): TestProcess {
	const env: NodeJS.ProcessEnv = { ...process.env, ...environment };
	if (environment["npm_lifecycle_event"] === "") Reflect.deleteProperty(env, "npm_lifecycle_event");
	// In a group of its own: the command runs in a child of the process that is started.
	const child = spawn(process.execPath, words, { env, stdio: ["ignore", "pipe", "pipe"], detached: true });
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (text += piece.toString()));
	const ended = once(child, "exit").then(([code, signal]) => (code ?? signal) as number | string);
	return { child, said: () => text, ended };
}

/** Imports sources with the command that users have; throws with its output if one fails. */
export async function importAll(environment: Environment, sources: readonly string[]): Promise<void> {
	for (const source of sources) {
		const { said, ended } = startCommand(environment, "import", source);
		const code = await ended;
		if (code !== 0) throw new Error(`vitrine import ${source} ended with ${code}: ${said().slice(-2000)}`);
	}
}

/** Kills a process and its children at once, as the system does when memory runs out. */
export async function killed({ child, ended }: TestProcess): Promise<void> {
	if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
		process.kill(-child.pid, "SIGKILL");
	await ended;
}
