import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** What nodes are started from. */
export interface Kit {
	/** The program that runs them. */
	readonly java: string;
	/** For `java -cp`. */
	readonly classPath: string;
	/** Classes that Java has read and checked before: a node starts in half the time with them. */
	readonly archive?: string;
}

export interface NodeOptions {
	readonly kit: Kit;
	/** Its folder; made where it is not there. What it prints goes to `node.log` in it. */
	readonly home: string;
	/** Settings of OpenSearch, by name. */
	readonly settings: Readonly<Record<string, string>>;
	/** How much Java may take for objects; 512m unless given. */
	readonly heap?: string;
	/** More options for Java. */
	readonly options?: readonly string[];
}

/** A node that runs in a process of its own. It ends with the process that started it. */
export interface NodeProcess {
	readonly pid: number;
	readonly alive: boolean;
	/** Resolves when it says that it has started; rejects with the end of its log where it ends before. */
	started(): Promise<void>;
	/** Ends it and waits: `SIGTERM` lets it finish what it does, `SIGKILL` does not. */
	stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** How long a node may take to end when it is asked to, in milliseconds; then it is killed. */
const PATIENCE = 30_000;

export function startNode({ kit, home, settings, heap = "512m", options = [] }: NodeOptions): NodeProcess {
	mkdirSync(home, { recursive: true });
	const file = join(home, "node.log");
	const log = openSync(file, "a");
	const from = statSync(file).size;
	// Only the first of Java's two compilers: it starts in half the time, which is what counts in a short life.
	const java = [`-Xmx${heap}`, "-XX:TieredStopAtLevel=1", "-Dorg.apache.logging.log4j.level=INFO", "-Xlog:disable"];
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
