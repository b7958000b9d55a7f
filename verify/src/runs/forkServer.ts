import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { NotChecked } from "../check.ts";
import { exitOf } from "../processes/exit.ts";
import { killGroup } from "../processes/group.ts";
import { tailOf } from "../processes/tail.ts";

/** A Python program to run. */
export interface RunProgram {
	readonly text: string;
	/** Files to copy into its working directory: paths, by name. */
	readonly files: Readonly<Record<string, string>>;
	/** What it may use, with the processes and files of what it starts. */
	readonly bounds: RunBounds;
	/** Patterns of the system's libraries that it must not load, by the name of their package. */
	readonly hidden: Readonly<Record<string, string>>;
}

/** What a program may use: seconds, bytes of memory and of files, and processes including itself. */
export interface RunBounds {
	readonly seconds: number;
	readonly memory: number;
	readonly disk: number;
	readonly processes: number;
}

/** Seconds in which a fork server must have imported its modules. */
const STARTING = 300;

/** A fork server that has ended, or that does not start: the fault of the packages that it imports, or of the machine. */
export class ForkServerEnded extends Error {
	override readonly name = "ForkServerEnded";
}

/**
 * Starts a fork server with an interpreter, for programs that use the hub at `host:port`. Throws a ForkServerEnded if it has
 * not imported the modules within the given seconds.
 */
export async function startForkServer(
	python: string,
	hub: string,
	modules: readonly string[],
	variables?: Readonly<Record<string, string>>,
	seconds = STARTING,
): Promise<ForkServer> {
	const script = join(import.meta.dirname, "fork_server.py");
	const child = spawn(python, [script, hub, ...modules], { env: variables ?? process.env, detached: true });
	const server = new ForkServer(child);
	const stop = (): void => killGroup(child);
	// Once it has started, it ends when its input does, with all that it runs.
	process.once("exit", stop);
	const timer = setTimeout(stop, seconds * 1000);
	await server.started.finally(() => {
		clearTimeout(timer);
		process.off("exit", stop);
	});
	return server;
}

interface Answer {
	readonly id: number;
	readonly problem: string | null;
	readonly stopped: boolean;
}

interface Job {
	resolve(problem: string | NotChecked | undefined): void;
	reject(error: Error): void;
}

/** A Python process that has imported large libraries and runs programs in forks of itself. */
export class ForkServer {
	/** Resolves when it has imported the modules that its environment has. */
	readonly started: Promise<void>;
	readonly #child: ChildProcessWithoutNullStreams;
	readonly #errors: () => string;
	readonly #exit: Promise<number | null>;
	readonly #jobs = new Map<number, Job>();
	#lastId = 0;

	constructor(child: ChildProcessWithoutNullStreams) {
		this.#child = child;
		this.#errors = tailOf(child.stderr);
		this.#exit = exitOf(child);
		child.stdin.on("error", () => {});
		const started = Promise.withResolvers<void>();
		this.started = started.promise;
		createInterface({ input: child.stdout }).on("line", (line) => {
			const message = JSON.parse(line) as Answer | { readonly loaded: readonly string[] };
			if ("loaded" in message) started.resolve();
			else this.#finish(message);
		});
		const fail = (error: Error): void => {
			started.reject(error);
			for (const { reject } of this.#jobs.values()) reject(error);
		};
		this.#exit.then(() => fail(this.#exitError()), fail);
	}

	/** Runs a program; resolves with its problem, or with why it was stopped. Several programs can run at the same time. */
	run(program: RunProgram): Promise<string | NotChecked | undefined> {
		return new Promise((resolve, reject) => {
			if (this.#child.exitCode !== null || this.#child.signalCode !== null) return reject(this.#exitError());
			this.#jobs.set(++this.#lastId, { resolve, reject });
			this.#child.stdin.write(`${JSON.stringify({ id: this.#lastId, ...program })}\n`);
		});
	}

	async close(): Promise<void> {
		this.#child.stdin.end();
		await this.#exit;
	}

	#finish({ id, problem, stopped }: Answer): void {
		this.#jobs.get(id)?.resolve(stopped ? new NotChecked(`stopped: ${problem}`) : (problem ?? undefined));
		this.#jobs.delete(id);
	}

	#exitError(): Error {
		const { exitCode, signalCode } = this.#child;
		const last = this.#errors().replaceAll(/\s+/g, " ").trim().slice(-300);
		return new ForkServerEnded(`fork_server.py exited with ${exitCode ?? signalCode}: ${last}`);
	}
}
