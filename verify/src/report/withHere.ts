import type { Outcome } from "@vitrine/model";
import type { CheckedHere, Here } from "./here.ts";
import type { Standing } from "./report.ts";

/** A standing with what happened here: the highest level, or a failure, if the files are the same; else a remark. */
export function withHere(
	standing: Standing | undefined,
	library: string,
	shape: string,
	{ outcome, isCurrent }: CheckedHere,
): Standing | undefined {
	const block = outcome.blocks.find((one) => one.shape === shape);
	if (block === undefined || block.result === "not run" || outcome.library !== library) return standing;
	const { result, seconds, peak, output, reason } = block;
	const { at, sandbox, versions } = outcome;
	const here: Here = { result, at, seconds, peak, output, sandbox, isCurrent, ...(reason !== undefined && { reason }) };
	if (!isCurrent) return standing && { ...standing, here };
	return { level: `${result} here`, date: at.slice(0, 10), tools: toolsOf(outcome.install, versions), here };
}

/** The versions of the packages that the install line names. */
function toolsOf(install: string, versions: Outcome["versions"]): Standing["tools"] {
	const count = install.split(/\s+/).filter((word) => /^[a-z]/i.test(word)).length - 2;
	return Object.fromEntries(Object.entries(versions).slice(0, Math.max(1, count)));
}
