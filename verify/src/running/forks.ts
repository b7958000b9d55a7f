import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A Python program to run. */
export interface Program {
	readonly text: string;
	/** Files to put beside it: the path of what each name is a copy of. */
	readonly files: Readonly<Record<string, string>>;
	/** Seconds it may take. */
	readonly limit: number;
}

/** Starts a Python whose programs find a hub at `host:port`, with modules loaded; one that does not load is an error. */
export async function startForks(python: string, hub: string, modules: readonly string[]): Promise<Forks> {
	const forks = new Forks(spawn(python, [join(import.meta.dirname, "runner.py"), hub, ...modules]));
	const [broken] = Object.entries(await forks.failed);
	if (broken === undefined) return forks;
	await forks.close();
	throw new Error(`The environment is broken: ${broken[0]} does not load: ${broken[1]}`);
}

interface Answer {
	readonly id: number;
	readonly problem: string | null;
}

interface Waiting {
	resolve(problem: string | undefined): void;
	reject(error: Error): void;
}

/** Characters of its last words that are kept. */
const KEPT = 4_000;

/** A Python that has loaded the heavy libraries, and runs programs in forks of itself. */
export class Forks {
	/** The modules that did not load, and why. */
	readonly failed: Promise<Readonly<Record<string, string>>>;
	readonly #child: ChildProcessWithoutNullStreams;
	readonly #gone: Promise<void>;
	readonly #waiting = new Map<number, Waiting>();
	#last = 0;
	#said = "";

	constructor(child: ChildProcessWithoutNullStreams) {
		this.#child = child;
		child.stderr.on("data", (piece: Buffer) => (this.#said = (this.#said + piece.toString()).slice(-KEPT)));
		child.stdin.on("error", () => {});
		this.#gone = new Promise((resolve) => child.once("close", resolve));
		const started = Promise.withResolvers<Readonly<Record<string, string>>>();
		this.failed = started.promise;
		createInterface({ input: child.stdout }).on("line", (line) => {
			const message = JSON.parse(line) as Answer | { failed: Readonly<Record<string, string>> };
			if ("failed" in message) started.resolve(message.failed);
			else this.#answer(message);
		});
		child.once("error", started.reject).once("close", () => {
			started.reject(this.#end());
			for (const { reject } of this.#waiting.values()) reject(this.#end());
		});
	}

	/** Runs a program; what is wrong with it, if anything. As many run at a time as are asked for. */
	run(program: Program): Promise<string | undefined> {
		return new Promise((resolve, reject) => {
			if (this.#child.exitCode !== null) return reject(this.#end());
			this.#waiting.set(++this.#last, { resolve, reject });
			this.#child.stdin.write(`${JSON.stringify({ id: this.#last, ...program })}\n`);
		});
	}

	async close(): Promise<void> {
		this.#child.stdin.end();
		await this.#gone;
	}

	#answer({ id, problem }: Answer): void {
		this.#waiting.get(id)?.resolve(problem ?? undefined);
		this.#waiting.delete(id);
	}

	#end(): Error {
		return new Error(`runner.py ended with ${this.#child.exitCode ?? this.#child.signalCode}: ${this.#said}`);
	}
}
