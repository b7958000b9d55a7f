import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { capture } from "../processes/command.ts";
import { environmentOf } from "./environment.ts";
import { npmEnvironmentOf } from "./npmEnvironment.ts";
import type { Sandbox } from "./sandbox/bubblewrap.ts";
import { type Ending, type Program, runProgram } from "./sandbox/runProgram.ts";

/** A printed program, with the packages of its install line. */
export interface PrintedProgram {
	readonly language: "python" | "js" | "sh";
	readonly text: string;
	readonly packages: readonly string[];
}

interface RunOptions extends Pick<Program, "port" | "network" | "variables" | "onFolder" | "onOutput" | "signal"> {
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
	const { time, memory, disk, onStep } = options;
	if (program.packages.length > 0) onStep(`Installing ${program.packages.join(" ")} …`);
	const ready = await READY[program.language](program, options);
	const bounds = { time, memory, disk, processes: PROCESSES };
	return runProgram({ ...options, ...ready, text: program.text, bounds });
}

type Ready = Pick<Program, "python" | "folders" | "interpreter" | "onFolder">;
type Prepare = (program: PrintedProgram, options: RunOptions) => Promise<Ready>;

const READY: Readonly<Record<PrintedProgram["language"], Prepare>> = {
	python: async ({ packages }, { onStep, onFolder, ...options }) => {
		const { python, folder, base } = await environmentOf(packages, { ...options, log: onStep });
		return { python, folders: [folder, base], ...(onFolder && { onFolder }) };
	},
	js: async ({ packages }, options) => {
		const modules = packages.length > 0 ? await npmEnvironmentOf(packages, options) : undefined;
		const { python, folders } = await systemPython();
		return {
			python,
			folders: [...folders, process.execPath, ...(modules === undefined ? [] : [modules])],
			interpreter: { command: process.execPath, file: "program.mjs" },
			onFolder: (folder, when) => {
				if (when === "before" && modules !== undefined)
					symlinkSync(join(modules, "node_modules"), join(folder, "node_modules"));
				options.onFolder?.(folder, when);
			},
		};
	},
	sh: async () => ({ ...(await systemPython()), interpreter: { command: "/bin/sh", file: "program.sh" } }),
};

/** The Python of this machine, which only watches over programs in other languages. */
async function systemPython(): Promise<Pick<Program, "python" | "folders">> {
	const ask = "import sys; print(sys.executable); print(sys.base_prefix)";
	const { status, stdout } = await capture("python3", ["-I", "-c", ask]);
	const [python, base] = stdout.split("\n");
	if (status === 0 && python && base) return { python, folders: [base] };
	throw new Error("Python 3 is not installed; it watches over the program.");
}
