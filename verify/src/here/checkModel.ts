import { type BlockOutcome, type Outcome, OUTCOME_BOUNDS } from "@vitrine/model";
import type { CheckOptions, ModelHere, ServerHere } from "./options.ts";
import type { Install } from "./install.ts";
import { planFor } from "./plan.ts";
import type { Plan } from "./planned.ts";
import { prepared, type Prepared } from "./prepared.ts";
import { runBlock } from "./runBlock.ts";
import { cut } from "./text.ts";
import { foreignCode } from "./trust.ts";

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
	onStep(stepOf(plan.gives));
	const environment = await prepared(plan.gives, { signal, onStep, fromSource, fresh }).catch((error: unknown) => {
		signal.throwIfAborted();
		return new Error(`its install line failed: ${installProblem(error)}`);
	});
	if (environment instanceof Error) return { problem: environment.message };
	return { outcome: await outcomeOf(model, plan, environment, server, options) };
}

const stepOf = (gives: Install): string =>
	gives.from === "machine" ? `using ${gives.program} of this machine` : `installing ${gives.packages.join(" ")}`;

async function outcomeOf(
	model: ModelHere,
	plan: Plan,
	environment: Prepared,
	server: ServerHere,
	options: CheckOptions,
): Promise<Outcome> {
	const blocks: BlockOutcome[] = [];
	for (const block of plan.blocks.slice(0, OUTCOME_BOUNDS.blocks)) {
		options.onStep(`running ${block.title ?? plan.library}`);
		blocks.push(...(await runBlock(block, model, environment, server, options)));
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

/** What the installer says, on one line and without its drawing. */
const installProblem = (error: unknown): string =>
	cut(
		String(error instanceof Error ? error.message : error)
			.replaceAll(/[×╰├│─▶]+/g, " ")
			.replaceAll(/\s+/g, " ")
			.trim(),
		OUTCOME_BOUNDS.line,
	);
