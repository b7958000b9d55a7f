import type { Install } from "./install.ts";
import { launchOf } from "./launch.ts";
import { type Prepared, prepared, systemPython } from "./prepared.ts";
import type { Sandbox } from "./sandbox/bubblewrap.ts";
import { type Ending, type SandboxProgram, runProgram } from "./sandbox/runProgram.ts";

/** A printed program, and what its install line gives; undefined if it needs nothing. */
export interface PrintedProgram {
	readonly language: "python" | "js" | "sh";
	readonly text: string;
	readonly gives: Install | undefined;
}

interface RunOptions extends Pick<
	SandboxProgram,
	"port" | "network" | "variables" | "onFolder" | "onOutput" | "signal"
> {
	readonly sandbox: Sandbox | undefined;
	/** Seconds, and bytes of memory and on disk. */
	readonly time: number;
	readonly memory: number;
	readonly disk: number;
	readonly fromSource: boolean;
	readonly fresh: boolean;
	/** Called with what is being done. */
	readonly onStep: (step: string) => void;
}

/** Processes and threads that a program may have. */
const PROCESSES = 512;

/** Installs what a printed program needs, and runs it. Throws if that cannot be installed, or the signal's reason. */
export async function runHere(program: PrintedProgram, options: RunOptions): Promise<Ending> {
	const { time, memory, disk, onFolder, variables } = options;
	const ready = await readyFor(program, options);
	const launch = launchOf(program, ready, options.port !== undefined);
	const bounds = { time, memory, disk, processes: PROCESSES };
	return runProgram({
		...options,
		...launch,
		python: ready.python,
		bounds,
		variables: { ...launch.variables, ...variables },
		onFolder: (folder, when) => {
			launch.onFolder?.(folder, when);
			onFolder?.(folder, when);
		},
	});
}

async function readyFor({ language, gives }: PrintedProgram, options: RunOptions): Promise<Prepared> {
	if (gives !== undefined && gives.from !== "machine" && gives.packages.length > 0) {
		options.onStep(`Installing ${gives.packages.join(" ")} …`);
		return prepared(gives, options);
	}
	return language === "python" ? prepared({ from: "pip", packages: [] }, options) : systemPython();
}
