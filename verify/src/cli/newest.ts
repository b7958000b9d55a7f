import type { Check, Stage } from "../check.ts";
import { answersFor } from "../drift/answers.ts";
import { useLists } from "../environments/cache.ts";
import { type InstallLine, readInstallLine } from "../environments/installLine.ts";
import { installUv } from "../environments/uv.ts";
import { type Newest, newestLists } from "../newest/lists.ts";
import { resolved, resolvedText } from "../newest/resolved.ts";
import { pythonSubjects } from "../runs/python.ts";
import { keyOf } from "../shell/packageName.ts";
import { readPackages } from "../shell/packages.ts";
import { checkSnippets } from "./check.ts";
import { installFor } from "./install.ts";

interface Choice {
	readonly stages: readonly Stage[];
	readonly minutes?: number;
	readonly ids?: readonly string[];
}

/**
 * Checks the snippets whose packages have newer versions than the report states, with these versions, and prints what no longer
 * passes. The report and the lists of the project stay as they are. Returns the exit code.
 */
export async function checkNewest(checks: readonly Check[], { stages, ...choice }: Choice): Promise<number> {
	const uv = await installUv(console.log);
	const today = new Date().toISOString().slice(0, 10);
	const newest = await newestVersions();
	useLists(await newestLists(today, newest, uv));
	await installFor({ stages });
	if (stages.includes("runs")) console.log(resolvedText(await resolved(linesOf(choice.ids), { today, newest, uv })));
	return checkSnippets(checks, { ...choice, all: false, compare: true, known: true });
}

async function newestVersions(): Promise<Newest> {
	const answers = await answersFor(readPackages());
	const of = (ecosystem: "pypi" | "npm") => (name: string) => {
		const answer = answers.get(keyOf({ ecosystem, name }));
		return answer !== undefined && "version" in answer ? answer.version : undefined;
	};
	return { pypi: of("pypi"), npm: of("npm") };
}

/** The install lines of the snippets that are run, each once. */
function linesOf(ids: readonly string[] | undefined): readonly InstallLine[] {
	const own = pythonSubjects().filter(({ id }) => ids?.some((start) => id.startsWith(start)) ?? true);
	const texts = new Set(own.map(({ install = "" }) => install));
	return [...texts].map(readInstallLine).filter((line) => "packages" in line);
}
