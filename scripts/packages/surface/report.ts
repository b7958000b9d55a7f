import type { Since } from "./since.ts";

/** Lines that are printed of a package. */
const LINES = 20;

/** The changes since a commit as text: each package with the lines that decide, then all together. */
export function sinceText(ref: string, { packages, kind, version, next }: Since): string {
	const parts = packages.map((one) => {
		const shown = one.lines.slice(0, LINES).map((line) => `  ${line}`);
		const more = one.lines.length - shown.length;
		return [`${one.room}: ${one.kind}`, ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])].join("\n");
	});
	return [...parts, `Since ${ref} (${version}): a ${kind} change; the next version is at least ${next}.`].join("\n");
}

/** Whether a version is the one that was compared with, not released yet, or high enough to follow it. */
export function isEnough(now: string, { version, next }: Since): boolean {
	return now === version || now.localeCompare(next, "en", { numeric: true }) >= 0;
}
