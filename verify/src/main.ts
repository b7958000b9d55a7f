// npm run verify [-- --only STAGE,… --all | --mutants | --install]: checks every snippet and writes report.ndjson.
import { parseArgs } from "node:util";
import { type Check, type Stage, STAGES } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { ENVIRONMENTS, install } from "./environment.ts";
import { installNode, NODE_ENVIRONMENTS } from "./nodeEnvironment.ts";
import { matrix } from "./matrix.ts";
import { tryChecks } from "./mutation.ts";
import { checkAll } from "./session.ts";
import { trialText } from "./words.ts";

const USAGE = `npm run verify -- [--only ${STAGES.join(",")}] [--all] [--compare] [--mutants | --install]`;

async function main(): Promise<number> {
	const asked = question();
	if (typeof asked === "string") return refuse(asked);
	if (asked.install) return installFor(asked.only);
	const checks = CHECKS.filter(({ stage }) => asked.only.includes(stage));
	return asked.mutants ? plant(checks) : checkAll(checks, asked);
}

interface Question {
	readonly only: readonly Stage[];
	readonly all: boolean;
	readonly compare: boolean;
	readonly mutants: boolean;
	readonly install: boolean;
}

/** What is asked for, or what is wrong with it. */
function question(): Question | string {
	try {
		const { values } = parseArgs({ options: OPTIONS });
		const only = values.only?.split(",") ?? STAGES;
		const unknown = only.find((stage) => !STAGES.includes(stage as Stage));
		if (unknown !== undefined) return `--only: "${unknown}" is not one of ${STAGES.join(", ")}.`;
		return { ...values, only: only as readonly Stage[] };
	} catch (error) {
		return (error as Error).message;
	}
}

const OPTIONS = {
	only: { type: "string" },
	all: { type: "boolean", default: false },
	compare: { type: "boolean", default: false },
	mutants: { type: "boolean", default: false },
	install: { type: "boolean", default: false },
} as const;

function refuse(problem: string): number {
	console.error(`${problem}\n${USAGE}`);
	return 2;
}

/** The environments that each stage needs, by their names. */
const NEEDED: Readonly<Record<Stage, RegExp>> = {
	parsed: /^$/,
	types: /^(typed|types|js)$/,
	shell: /^$/,
	calls: /^calls$/,
	runs: /^(run(-.*)?|js)$/,
};

async function installFor(stages: readonly Stage[]): Promise<number> {
	const isNeeded = (name: string): boolean => stages.some((stage) => NEEDED[stage].test(name));
	for (const name of ENVIRONMENTS.filter(isNeeded)) await install(name, console.log);
	for (const name of NODE_ENVIRONMENTS.filter(isNeeded)) await installNode(name, console.log);
	return 0;
}

/** Plants defects: every one must be found. */
async function plant(checks: readonly Check[]): Promise<number> {
	for (const one of checks)
		if (!(await one.ready())) {
			console.error(`Defects cannot be tried: a tool is missing. ${one.missing}`);
			return 1;
		}
	const trial = await tryChecks(
		checks,
		matrix().map(({ subjects }) => subjects[0]!),
	);
	console.log(trialText(trial));
	return trial.planted > 0 && trial.missed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
