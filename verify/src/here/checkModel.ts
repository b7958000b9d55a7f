import { type BlockOutcome, type ModelRecord, type Outcome, OUTCOME_BOUNDS } from "@vitrine/model";
import { environmentOf, type HereEnvironment } from "./environment.ts";
import { planFor, type Plan, type PlannedBlock } from "./plan.ts";
import type { ReadLog } from "./reads.ts";
import type { Bounds } from "./sandbox/bounds.ts";
import type { Sandbox } from "./sandbox/bubblewrap.ts";
import { runProgram } from "./sandbox/runProgram.ts";
import { foreignCode } from "./trust.ts";

/** A model whose files are here. */
export interface ModelHere {
	readonly record: ModelRecord;
	/** The paths of its files. */
	readonly files: readonly string[];
	/** The fingerprint of its files. */
	readonly revision: string;
	/** Bytes of its files. */
	readonly size: number;
}

/** The server that has the files. */
export interface ServerHere {
	readonly port: number;
	readonly log: ReadLog;
}

export interface CheckOptions {
	/** The key of the library, instead of the one that the page shows first. */
	readonly library?: string | undefined;
	/** Runs code of the repository, and formats that may contain code. */
	readonly trust: boolean;
	readonly sandbox: Sandbox | undefined;
	/** Seconds, and bytes of memory. */
	readonly time: number;
	readonly memory: number;
	readonly fromSource: boolean;
	/** Installs environments again. */
	readonly fresh: boolean;
	readonly signal: AbortSignal;
	/** Called with what is being done. */
	readonly onStep: (step: string) => void;
}

/** An outcome; or why nothing was found out, as a phrase, and whether `trust` would change that. */
type Checked = { readonly outcome: Outcome } | { readonly problem: string; readonly needsTrust?: boolean };

/** Runs the code of a model's page on its files, as printed. Throws the signal's reason. */
export async function checkModel(model: ModelHere, server: ServerHere, options: CheckOptions): Promise<Checked> {
	const { signal, onStep, trust, fromSource, fresh } = options;
	const plan = planFor(model.record, options.library);
	if ("problem" in plan) return plan;
	const foreign = foreignCode(
		model.files,
		plan.blocks.map(({ text }) => text),
	);
	if (foreign !== undefined && !trust) return { problem: foreign, needsTrust: true };
	const runnable = plan.blocks.filter(({ problem }) => problem === undefined);
	if (runnable.length === 0) return { problem: plan.blocks[0]?.problem ?? "it has no code" };
	onStep(`installing ${plan.packages.join(" ")}`);
	const environment = await environmentOf(plan.packages, { signal, log: onStep, fromSource, fresh }).catch(
		(error: unknown) => {
			signal.throwIfAborted();
			return new Error(`its install line failed: ${installProblem(error)}`);
		},
	);
	if (environment instanceof Error) return { problem: environment.message };
	return { outcome: await outcomeOf(model, plan, environment, server, options) };
}

async function outcomeOf(
	model: ModelHere,
	plan: Plan,
	environment: HereEnvironment,
	server: ServerHere,
	options: CheckOptions,
): Promise<Outcome> {
	const blocks: BlockOutcome[] = [];
	for (const block of plan.blocks.slice(0, OUTCOME_BOUNDS.blocks)) {
		options.onStep(`running ${block.title ?? plan.library}`);
		blocks.push(await runBlock(block, model, environment, server, options));
	}
	const hasFailed = blocks.some(({ result }) => result === "failed") || !blocks.some(({ result }) => result === "run");
	return {
		model: model.record.id,
		result: hasFailed ? "failed" : "run",
		at: new Date().toISOString(),
		revision: model.revision,
		library: plan.library,
		install: plan.install.slice(0, OUTCOME_BOUNDS.line),
		versions: environment.versions,
		sandbox: options.sandbox?.name ?? null,
		trusted: options.trust,
		blocks,
	};
}

async function runBlock(
	{ shape, title, text, problem }: PlannedBlock,
	{ record, size }: ModelHere,
	{ python, folder, base }: HereEnvironment,
	{ port, log }: ServerHere,
	{ sandbox, signal, time, memory }: CheckOptions,
): Promise<BlockOutcome> {
	const named = { shape, ...(title !== undefined && { title }) };
	if (problem !== undefined)
		return { ...named, result: "not run", seconds: 0, peak: 0, output: "", reason: line(problem) };
	const since = log.position();
	const bounds: Bounds = { time, memory, disk: DISK + 3 * size, processes: PROCESSES };
	const ending = await runProgram({ text, python, folders: [folder, base], port, bounds, sandbox, signal });
	const used = { seconds: Number(ending.seconds.toFixed(1)), peak: ending.peak };
	const output = head(ending.output);
	if (ending.problem !== undefined)
		return {
			...named,
			result: "failed",
			...used,
			output: tail(ending.errors) || output,
			reason: reasonOf(ending.problem, ending.errors),
		};
	if (await log.hasReadWeights(record.id, since)) return { ...named, result: "run", ...used, output };
	return {
		...named,
		result: "failed",
		...used,
		output,
		reason: "It ended without an error, but read no weights of the model.",
	};
}

/** Bytes that a program may write besides three copies of the model, and processes and threads that it may have. */
const [DISK, PROCESSES] = [2e9, 512];

/** What the installer says, on one line and without its drawing. */
const installProblem = (error: unknown): string =>
	cut(
		String(error instanceof Error ? error.message : error)
			.replaceAll(/[×╰├│─▶]+/g, " ")
			.replaceAll(/\s+/g, " ")
			.trim(),
		OUTCOME_BOUNDS.line,
	);

/** The error that a program ended with, or why it was stopped. */
function reasonOf(problem: string, errors: string): string {
	if (!problem.startsWith("Exited")) return problem;
	const named = [...errors.matchAll(/^[\w.]*(?:Error|Exception|Interrupt|Exit)\b.*$/gm)].at(-1)?.[0];
	return line(named ?? (lastLine(errors) || problem));
}

const lastLine = (text: string): string => text.trimEnd().split("\n").at(-1)?.trim() ?? "";
const line = (text: string): string => cut(text, OUTCOME_BOUNDS.line);

/** Lines that are kept of an output. */
const LINES = 20;
const head = (text: string): string => cut(text.trim().split("\n").slice(0, LINES).join("\n"), OUTCOME_BOUNDS.text);

/** The last lines: an error is at the end of its trace. */
const tail = (text: string): string =>
	text.trim().split("\n").slice(-LINES).join("\n").slice(-OUTCOME_BOUNDS.text).toWellFormed();

const cut = (text: string, most: number): string =>
	(text.length <= most ? text : `${text.slice(0, most - 1)}…`).toWellFormed();
