import { type Check, NotChecked, type OnResult } from "../check.ts";
import { type LineEnvironment, lockedLine, withLineEnvironment } from "../environments/lineEnvironment.ts";
import { nodeEnvironment, nodeInstallHint } from "../environments/node.ts";
import { pythonEnvironment, pythonInstallHint, requirePython } from "../environments/python.ts";
import { installUv } from "../environments/uv.ts";
import { findSandbox, type Sandbox } from "../here/sandbox/bubblewrap.ts";
import { appSubjects } from "../matrix/app.ts";
import type { Tools } from "../report/row.ts";
import type { Subject } from "../subject.ts";
import { type AppPlace, appRuntime, placeOfLine, placeOfModules } from "./appRuntime.ts";
import { type AppUnit, type Source, sourceOf, unitOf } from "./appUnits.ts";
import { APP_DEFECTS } from "./defects.ts";
import { canRun, notStarted } from "./notStarted.ts";
import { NPX_PACKAGES, npxVersions } from "./npx.ts";
import { rewritten } from "./rewrites.ts";
import { makeReady, type Ready, runOnMiniatures, type Runtime, SAMPLES_ID } from "./runOnMiniatures.ts";
import { versionsOf } from "./versions.ts";

/** The environment that makes the miniatures. */
const MAKERS = "run";

/**
 * Runs the commands of apps on miniatures that they download from a local hub, each in an environment that has what its
 * printed install line gives. A server is started as printed, and must answer the request that its page prints.
 */
export const appRuns: Check = {
	level: "run",
	stage: "runs",
	installHint: pythonInstallHint(MAKERS),
	appliesTo: ({ id, language }) => language === "sh" && id.startsWith("app/"),
	isAvailable: async () => pythonEnvironment(MAKERS) !== undefined,
	skipReason: notStarted,
	tools: (subject) => toolsOf(subject, sourceFor(subject)),
	defects: APP_DEFECTS,
	async run(subjects, onResult, until = Number.POSITIVE_INFINITY) {
		const sandbox = findSandbox();
		if ("problem" in sandbox) return decline(subjects, sandbox.problem.replace(/\.$/, ""), onResult);
		const jobs = jobsOf(subjects);
		const report: OnResult = (commands, result) => jobs.get(commands)!.due.forEach((one) => onResult(one, result));
		const ready = await makeReady(requirePython(MAKERS).python, [...jobs.keys()], report);
		for (const own of Map.groupBy(jobs.keys(), (one) => JSON.stringify(sourceFor(one))).values()) {
			const part = { ...ready, subjects: ready.subjects.filter((one) => own.includes(one)) };
			if (part.subjects.length === 0) continue;
			const start = (place: AppPlace): Promise<void> => runIn(place, part, jobs, sandbox, report);
			const problem = Date.now() < until ? await withPlace(sourceFor(own[0]!), start) : LATE;
			if (problem !== undefined) decline(part.subjects, problem, report);
		}
	},
};

const LATE = "it was not reached in the given time";

/** What is run at once, and the subjects that its result is for: a server, and the request to it. */
interface Job extends AppUnit {
	readonly due: Subject[];
}

type Jobs = ReadonlyMap<Subject, Job>;

/** The jobs for subjects, by their commands. */
function jobsOf(subjects: readonly Subject[]): Jobs {
	const jobs = new Map<string, Job>();
	for (const subject of subjects) {
		const unit = unitOf(subject, canRun);
		if (unit === undefined) throw new Error(`${subject.id}: its page starts no server that can be run.`);
		const key = JSON.stringify([unit.commands.id, unit.commands.text, unit.request?.text]);
		const job = jobs.get(key) ?? { ...unit, commands: { ...unit.commands }, due: [] };
		job.due.push(subject);
		jobs.set(key, job);
	}
	return new Map([...jobs.values()].map((job) => [job.commands, job]));
}

/** What gives the program of a subject. */
const sourceFor = (subject: Subject): Source => sourceOf(subject, canRun);

function toolsOf(subject: Subject, source: Source): Tools {
	if ("line" in source) return versionsOf({ ...subject, install: source.line });
	return { [source.npx]: npxVersions().get(source.npx) ?? "" };
}

/** The install lines of apps that are run. */
export function appLines(): readonly string[] {
	const run = appSubjects().filter((subject) => notStarted(subject) === undefined);
	const lines = run.map(sourceFor).flatMap((source) => ("line" in source ? [source.line] : []));
	return [...new Set(lines)];
}

/** Calls a function with what a source gives; returns the problem if it is not available. */
async function withPlace(source: Source, use: (place: AppPlace) => Promise<void>): Promise<string | undefined> {
	if ("npx" in source) {
		const packages = nodeEnvironment(NPX_PACKAGES);
		if (packages === undefined) return nodeInstallHint(NPX_PACKAGES).replace(/\.$/, "");
		await use(await placeOfModules(packages.folder));
		return undefined;
	}
	const locked = lockedLine(source.line);
	if (typeof locked === "string") return locked;
	const inLine = (environment: LineEnvironment): Promise<void> => use(placeOfLine(environment));
	return withLineEnvironment(await installUv(console.error), locked, inLine);
}

/** Runs the commands of one source. */
function runIn(place: AppPlace, part: Ready, jobs: Jobs, sandbox: Sandbox, report: OnResult): Promise<void> {
	const start = async (hub: string): Promise<Runtime> => {
		const rewrite = (text: string): string => rewritten("sh", text, `http://${hub}/${SAMPLES_ID}/resolve/main`);
		return appRuntime(place, hub, sandbox, jobs, rewrite);
	};
	return runOnMiniatures(part, start, report);
}

const decline = (subjects: readonly Subject[], reason: string, onResult: OnResult): void =>
	subjects.forEach((subject) => onResult(subject, new NotChecked(reason)));
