import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { NotChecked, type Result } from "../check.ts";
import type { LineEnvironment } from "../environments/lineEnvironment.ts";
import { baseOf } from "../here/environment.ts";
import { launchOf } from "../here/launch.ts";
import { systemPython } from "../here/prepared.ts";
import { splitInstall } from "../here/printedCommands.ts";
import type { SandboxBounds } from "../here/sandbox/bounds.ts";
import type { Sandbox } from "../here/sandbox/bubblewrap.ts";
import { type Ending, runProgram } from "../here/sandbox/runProgram.ts";
import type { Subject } from "../subject.ts";
import { answerProblem } from "./answers.ts";
import type { AppUnit } from "./appUnits.ts";
import type { Runtime } from "./runOnMiniatures.ts";

/** What an app on a miniature may use: far more than any needs. The time is for a server to start and to answer. */
const BOUNDS: SandboxBounds = { time: 300, memory: 8e9, disk: 4e9, processes: 512 };

/** What a reader types into a conversation in the terminal, by its program: a question, and the word to leave. */
const TYPED: readonly (readonly [program: RegExp, typed: string])[] = [
	[/^mlx_lm\.chat /m, "Where is the harbour?\nq\n"],
	[/^npx -y node-llama-cpp chat /m, "Where is the harbour?\n.exit\n"],
	// Asks for another text when it has completed that of the option.
	[/^npx -y node-llama-cpp complete /m, ".exit\n"],
];

const typedInto = (text: string): string | undefined => TYPED.find(([program]) => program.test(text))?.[1];

/** Whether a conversation in the terminal can be held here. */
export const isTyped = (text: string): boolean => typedInto(text) !== undefined;

/** Where commands are run: what gives their programs. */
export interface AppPlace {
	/** The Python that watches over them. */
	readonly python: string;
	/** Folders that they can read. */
	readonly folders: readonly string[];
	/** The folders of their programs. */
	readonly path: string;
	/** The folder with `node_modules`, if there is one. */
	readonly modules?: string;
}

/** A place that has what an install line gives. */
export function placeOfLine({ python, variables }: LineEnvironment): AppPlace {
	const folder = dirname(dirname(python));
	const path = variables["PATH"] ?? "";
	return { python, folders: [folder, baseOf(folder), path.split(":")[1] ?? ""], path };
}

/** A place whose `node_modules` npx takes programs from. */
export async function placeOfModules(modules: string): Promise<AppPlace> {
	const { python, folders } = await systemPython();
	return { python, folders: [...folders, modules], path: "/usr/bin:/bin", modules };
}

/**
 * Runs the commands of apps in a sandbox whose only network is the hub. A server is waited for, asked what the page prints,
 * and stopped with all that it has started.
 */
export function appRuntime(
	{ python, folders, path, modules }: AppPlace,
	hub: string,
	sandbox: Sandbox,
	units: ReadonlyMap<Subject, AppUnit>,
	rewrite: (text: string) => string,
	bounds: SandboxBounds = BOUNDS,
): Runtime {
	const prepared = { python, folders, versions: {}, programs: "" };
	const port = Number(hub.split(":")[1]);
	const { signal } = new AbortController();
	return {
		run: async (printed, files, subject) => {
			const request = units.get(subject)?.request;
			const { text } = splitInstall(printed);
			const typed = typedInto(text);
			const asked = request && { text: rewrite(request.text) };
			const launch = launchOf({ language: "sh", text, ...(asked && { request: asked }) }, prepared, true);
			const onFolder = (work: string, when: "before" | "after"): void => {
				launch.onFolder?.(work, when);
				if (when === "after") return;
				if (modules !== undefined) symlinkSync(join(modules, "node_modules"), join(work, "node_modules"));
				for (const [name, from] of Object.entries(files)) cpSync(from, join(work, name));
				if (typed !== undefined) writeTyped(work, text, typed);
			};
			const program = { ...launch, ...(typed !== undefined && { text: WITH_TYPED }), onFolder };
			const own = { variables: { PATH: path }, python, port, bounds, sandbox, signal };
			return resultOf(await runProgram({ ...program, ...own }), request !== undefined);
		},
		close: async () => {},
	};
}

const WITH_TYPED = "sh ./commands.sh < typed.txt\n";

function writeTyped(work: string, text: string, typed: string): void {
	writeFileSync(join(work, "commands.sh"), text);
	writeFileSync(join(work, "typed.txt"), typed);
}

function resultOf({ problem, status, output, errors }: Ending, isAnswer: boolean): Result {
	if (problem === undefined)
		return isAnswer ? answerProblem(output) : output.trim() === "" ? "it printed nothing" : undefined;
	return status === undefined ? new NotChecked(stoppedText(problem)) : (lastError(errors) ?? problem);
}

/** Why a program was stopped, as a clause. */
function stoppedText(problem: string): string {
	const clause = `${problem.charAt(0).toLowerCase()}${problem.slice(1, -1)}`;
	return clause.startsWith("stopped") ? clause : `stopped: ${clause}`;
}

/** The error that a program named last, else its last line. */
function lastError(errors: string): string | undefined {
	const named = [...errors.matchAll(/^[\w.]*(?:Error|Exception)\b.*$/gm)].at(-1)?.[0];
	return named ?? (errors.trimEnd().split("\n").at(-1)?.trim() || undefined);
}
