import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** What a node is started with. */
export interface Kit {
	/** The program that runs them. */
	readonly java: string;
	/** For `java -cp`. */
	readonly classPath: string;
	/** An archive of loaded classes; with it, a node starts in half the time. */
	readonly archive?: string;
}

export interface NodeOptions {
	readonly kit: Kit;
	/** Its folder, created if missing. Its output goes to `node.log` in it. */
	readonly home: string;
	/** Settings of OpenSearch, by name. */
	readonly settings: Readonly<Record<string, string>>;
	/** Java heap; 512m by default. */
	readonly heap?: string;
	/** Whether it is to run for long: with both of Java's compilers, it starts in twice the time and then runs faster. */
	readonly longRunning?: boolean;
	/** More options for Java. */
	readonly options?: readonly string[];
}

/** A node in a separate process. It ends with the process that started it. */
export interface NodeProcess {
	readonly pid: number;
	readonly alive: boolean;
	/** Resolves when it has started; rejects with the end of its log if it ends first. */
	started(): Promise<void>;
	/** Stops it and waits for its end: `SIGTERM` lets it finish its work, `SIGKILL` does not. */
	stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Milliseconds for a node to stop when asked; then it is killed. */
const PATIENCE = 30_000;

export function startNode({
	kit,
	home,
	settings,
	heap = "512m",
	longRunning = false,
	options = [],
}: NodeOptions): NodeProcess {
	mkdirSync(home, { recursive: true });
	const file = join(home, "node.log");
	const log = openSync(file, "a");
	const from = statSync(file).size;
	const compilers = longRunning ? [] : ["-XX:TieredStopAtLevel=1"];
	const java = [`-Xmx${heap}`, ...compilers, "-Dorg.apache.logging.log4j.level=INFO", "-Xlog:disable"];
	const archive = kit.archive === undefined ? [] : [`-XX:SharedArchiveFile=${kit.archive}`];
	const words = Object.entries({ "path.home": home, "network.host": "127.0.0.1", ...settings });
	const child = spawn(
		kit.java,
		[...java, ...archive, ...options, "-cp", kit.classPath, "ClusterNode", ...words.map((pair) => pair.join("="))],
		{ stdio: ["pipe", log, log] },
	);
	closeSync(log);
	const ended = once(child, "close");
	const said = (): string => readFileSync(file).subarray(from).toString();
	const alive = (): boolean => child.exitCode === null && child.signalCode === null;
	return {
		pid: child.pid ?? 0,
		get alive() {
			return alive();
		},
		async started() {
			while (!/\bINFO\b.*\bstarted$/m.test(said())) {
				if (!alive()) throw new Error(`A node ended before it had started; ${file} ends so:\n${said().slice(-4_000)}`);
				await setTimeout(100);
			}
		},
		async stop(signal = "SIGTERM") {
			child.kill(signal);
			const patience = globalThis.setTimeout(() => child.kill("SIGKILL"), PATIENCE);
			await ended;
			clearTimeout(patience);
		},
	};
}
