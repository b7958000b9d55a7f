import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { exitOf } from "../processes/exit.ts";
import { tailOf } from "../processes/tail.ts";

/** A Python program to run. */
interface Program {
	readonly text: string;
	/** Files to copy into its working directory: paths, by name. */
	readonly files: Readonly<Record<string, string>>;
	/** Its time limit in seconds. */
	readonly limit: number;
}

/** Starts a fork server for programs that use the hub at `host:port`; throws if one of the modules cannot be imported. */
export async function startForkServer(python: string, hub: string, modules: readonly string[]): Promise<ForkServer> {
	const server = new ForkServer(spawn(python, [join(import.meta.dirname, "fork_server.py"), hub, ...modules]));
	const [broken] = Object.entries(await server.failedImports);
	if (broken === undefined) return server;
	await server.close();
	throw new Error(`The environment is broken: ${broken[0]} cannot be imported: ${broken[1]}`);
}

interface Answer {
	readonly id: number;
	readonly problem: string | null;
}

interface Job {
	resolve(problem: string | undefined): void;
	reject(error: Error): void;
}

/** A Python process that has imported large libraries and runs programs in forks of itself. */
export class ForkServer {
	/** The modules that could not be imported, each with its error. */
	readonly failedImports: Promise<Readonly<Record<string, string>>>;
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
		const started = Promise.withResolvers<Readonly<Record<string, string>>>();
		this.failedImports = started.promise;
		createInterface({ input: child.stdout }).on("line", (line) => {
			const message = JSON.parse(line) as Answer | { failed: Readonly<Record<string, string>> };
			if ("failed" in message) started.resolve(message.failed);
			else this.#finish(message);
		});
		const fail = (error: Error): void => {
			started.reject(error);
			for (const { reject } of this.#jobs.values()) reject(error);
		};
		this.#exit.then(() => fail(this.#exitError()), fail);
	}

	/** Runs a program; resolves with its problem, if any. Several programs can run at the same time. */
	run(program: Program): Promise<string | undefined> {
		return new Promise((resolve, reject) => {
			if (this.#child.exitCode !== null) return reject(this.#exitError());
			this.#jobs.set(++this.#lastId, { resolve, reject });
			this.#child.stdin.write(`${JSON.stringify({ id: this.#lastId, ...program })}\n`);
		});
	}

	async close(): Promise<void> {
		this.#child.stdin.end();
		await this.#exit;
	}

	#finish({ id, problem }: Answer): void {
		this.#jobs.get(id)?.resolve(problem ?? undefined);
		this.#jobs.delete(id);
	}

	#exitError(): Error {
		const { exitCode, signalCode } = this.#child;
		return new Error(`fork_server.py exited with ${exitCode ?? signalCode}: ${this.#errors()}`);
	}
}
