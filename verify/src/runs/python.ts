import { type Check, NotChecked, type OnResult } from "../check.ts";
import { INSTALLING, type LineEnvironment, lockedLine, withLineEnvironment } from "../environments/lineEnvironment.ts";
import { pythonEnvironment, pythonInstallHint } from "../environments/python.ts";
import { installUv } from "../environments/uv.ts";
import { loadSubjects } from "../matrix/load.ts";
import type { Subject } from "../subject.ts";
import { DEFECTS } from "./defects.ts";
import { ForkServerEnded } from "./forkServer.ts";
import { lineRuntime } from "./lineRuntime.ts";
import { makersFor } from "./makersFor.ts";
import { makeReady, type Ready, runOnMiniatures } from "./runOnMiniatures.ts";
import { notRun } from "./skipped.ts";
import { versionsOf } from "./versions.ts";

/**
 * Runs Python load snippets on miniatures that they download from a local hub, each in an environment that has what its
 * printed install line gives, and nothing else.
 */
export const python: Check = {
	level: "run",
	stage: "runs",
	installHint: pythonInstallHint("run"),
	appliesTo: ({ id, language }) => language === "python" && id.startsWith("load/"),
	isAvailable: async () => pythonEnvironment("run") !== undefined,
	skipReason: notRun,
	tools: versionsOf,
	defects: DEFECTS,
	staleReason: "it has not yet run with only what its install line installs",
	async run(subjects, onResult, until = Number.POSITIVE_INFINITY) {
		const locked = subjects.filter((subject) => isLocked(subject, onResult));
		const ready = await makeAll(locked, onResult);
		const lines = [...Map.groupBy(locked, (subject) => subject.install ?? "")];
		for (const [install, own] of lines.toSorted(([a], [b]) => Number(COMPILED.test(a)) - Number(COMPILED.test(b)))) {
			const parts = ready.map((one) => partOf(one, own));
			const open = [...parts.flatMap((part) => part.subjects), ...own.filter(isMadeInLine)];
			if (Date.now() < until) await runLine(install, { parts, open }, onResult, until);
			else decline(open, "it was not reached in the given time", onResult);
		}
	},
};

/** Install lines whose packages are compiled for many minutes; they come last, so that a limit of time stops nothing else. */
const COMPILED = /\bllama-cpp-python\b/;

/** The part of ready snippets that are among given ones. */
const partOf = (ready: Ready, own: readonly Subject[]): Ready =>
	Object.assign({}, ready, { subjects: ready.subjects.filter((subject) => own.includes(subject)) });

/** The Python load snippets that are run. */
export const pythonSubjects = (): readonly Subject[] =>
	loadSubjects().filter((subject) => python.appliesTo(subject) && notRun(subject) === undefined);

/** Whether the install line of a snippet is locked; if not, the snippet is not checked. */
function isLocked(subject: Subject, onResult: OnResult): boolean {
	const locked = lockedLine(subject.install);
	if (typeof locked === "string") onResult(subject, new NotChecked(locked));
	return typeof locked !== "string";
}

/** Whether the miniature of a snippet is made in the environment of its own install line. */
const isMadeInLine = ({ id }: Subject): boolean => makersFor(id) === "line";

/** Makes the miniatures of snippets, each in the environment of its library; not those that are made in their line's. */
async function makeAll(subjects: readonly Subject[], onResult: OnResult): Promise<readonly Ready[]> {
	const ready: Ready[] = [];
	for (const [name, own] of Map.groupBy(subjects, ({ id }) => makersFor(id))) {
		if (name === "line") continue;
		const environment = pythonEnvironment(name);
		if (environment !== undefined) ready.push(await makeReady(environment.python, own, onResult));
		else decline(own, `its miniature cannot be made: ${pythonInstallHint(name)}`, onResult);
	}
	return ready;
}

/** The snippets of one install line that have no result yet, and those among them whose miniatures are made. */
interface OfLine {
	readonly parts: readonly Ready[];
	readonly open: readonly Subject[];
}

/** Runs the snippets of one install line in its environment, which must be installed by `until`. */
async function runLine(
	install: string,
	{ parts, open: own }: OfLine,
	onResult: OnResult,
	until: number,
): Promise<void> {
	const locked = lockedLine(install);
	if (typeof locked === "string") return;
	const open = new Set(own);
	const report: OnResult = (subject, result) => open.delete(subject) && onResult(subject, result);
	if (open.size === 0) return;
	const seconds = Math.floor(Math.min(INSTALLING, (until - Date.now()) / 1000));
	const use = async (environment: LineEnvironment): Promise<void> => {
		for (const part of parts) await runPart(part, environment, report);
		const inLine = own.filter(isMadeInLine);
		if (inLine.length > 0) await runPart(await makeReady(environment.python, inLine, report), environment, report);
	};
	const problem = await withLineEnvironment(await installUv(console.error), locked, use, seconds);
	if (problem !== undefined) decline([...open], problem, report);
}

/** Runs snippets in an environment. Those that are left when its interpreter ends are not checked. */
async function runPart(part: Ready, environment: LineEnvironment, onResult: OnResult): Promise<void> {
	const open = new Set(part.subjects);
	const report: OnResult = (subject, result) => open.delete(subject) && onResult(subject, result);
	try {
		await runOnMiniatures(part, (hub, subjects) => lineRuntime(environment, hub, subjects), report);
	} catch (error) {
		if (!(error instanceof ForkServerEnded)) throw error;
		decline([...open], `its interpreter ended: ${error.message}`, report);
	}
}

const decline = (subjects: readonly Subject[], reason: string, onResult: OnResult): void =>
	subjects.forEach((subject) => onResult(subject, new NotChecked(reason)));
