import type { BlockOutcome } from "@vitrine/model";
import type { CheckOptions, ModelHere, ServerHere } from "./options.ts";
import { launchOf } from "./launch.ts";
import type { PlannedBlock } from "./planned.ts";
import type { Prepared } from "./prepared.ts";
import { type Ending, runProgram } from "./sandbox/runProgram.ts";
import { head, line, tail } from "./text.ts";

/** Bytes that a program may write besides three copies of the model, and processes and threads that it may have. */
const [DISK, PROCESSES] = [2e9, 512];

/** Runs a block as printed; one that starts a server with the request to it, which has an outcome of its own. */
export async function runBlock(
	block: PlannedBlock,
	{ record, size }: ModelHere,
	environment: Prepared,
	{ port, log }: ServerHere,
	{ sandbox, signal, time, memory }: CheckOptions,
): Promise<readonly BlockOutcome[]> {
	if (block.problem !== undefined) return [block, block.request].flatMap((one) => notRun(one, block.problem!));
	const since = log.position();
	const bounds = { time, memory, disk: DISK + 3 * size, processes: PROCESSES };
	const launch = launchOf(block, environment, true);
	const ending = await runProgram({ ...launch, python: environment.python, port, bounds, sandbox, signal });
	const hasRead = ending.problem === undefined && (await log.hasReadWeights(record.id, since));
	if (block.request === undefined) return [outcomeOf(block, ending, hasRead)];
	// The server prints to the errors, so that the output is the answer.
	const server = { ...ending, output: ending.errors };
	return [outcomeOf(block, server, hasRead), outcomeOf(block.request, ending, hasRead)];
}

function outcomeOf(
	block: PlannedBlock,
	{ seconds, peak, output, errors, problem, status }: Ending,
	hasRead: boolean,
): BlockOutcome {
	const used = { ...named(block), seconds: Number(seconds.toFixed(1)), peak };
	if (problem !== undefined)
		return {
			...used,
			result: "failed",
			output: tail(errors) || head(output),
			reason: hasExited(status) ? line(lastError(errors) ?? problem) : problem,
		};
	if (hasRead) return { ...used, result: "run", output: head(output) };
	const reason = "It ended without an error, but read no weights of the model.";
	return { ...used, result: "failed", output: head(output), reason };
}

const notRun = (block: PlannedBlock | undefined, problem: string): readonly BlockOutcome[] =>
	block === undefined
		? []
		: [{ ...named(block), result: "not run", seconds: 0, peak: 0, output: "", reason: line(problem) }];

const named = ({ shape, title }: PlannedBlock): Pick<BlockOutcome, "shape" | "title"> => ({
	shape,
	...(title !== undefined && { title }),
});

/** Whether a program ended by itself: not at a bound, nor by a signal, for which shells have a status above 128. */
const hasExited = (status: Ending["status"]): boolean => status !== undefined && status <= 128;

/** The error that a program named last, else its last line. */
function lastError(errors: string): string | undefined {
	const named = [...errors.matchAll(/^[\w.]*(?:Error|Exception|Interrupt|Exit)\b.*$/gm)].at(-1)?.[0];
	return named ?? (errors.trimEnd().split("\n").at(-1)?.trim() || undefined);
}
