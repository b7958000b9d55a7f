import { inputTypes } from "./inputs.ts";
import { readSurface, type Surface } from "./read.ts";
import { onlyAddsOptional } from "./signature.ts";

/** What a change of a surface means for those who use it; `patch` if the surface is the same. */
export type Change = "major" | "minor" | "patch";

/** The kind of change from one surface to another, and the lines that decide it. */
export function changeOf(before: string, after: string): { readonly kind: Change; readonly lines: readonly string[] } {
	const [old, now] = [readSurface(before), readSurface(after)];
	const inputs = inputTypes(old);
	const findings = [...names(old, now), ...declarations(old, now, inputs)];
	const kind = ORDER.find((one) => findings.some((finding) => finding.kind === one)) ?? "patch";
	return { kind, lines: findings.filter((finding) => finding.kind === kind).map(({ line }) => line) };
}

/** From the largest to the smallest. */
const ORDER: readonly Change[] = ["major", "minor"];

/** The larger of changes. */
export const largest = (changes: readonly Change[]): Change => ORDER.find((one) => changes.includes(one)) ?? "patch";

interface Finding {
	readonly kind: Change;
	readonly line: string;
}

const names = (old: Surface, now: Surface): readonly Finding[] => [
	...[...old.names].filter((name) => !now.names.has(name)).map((line): Finding => ({ kind: "major", line })),
	...[...now.names].filter((name) => !old.names.has(name)).map((line): Finding => ({ kind: "minor", line })),
];

function declarations(old: Surface, now: Surface, inputs: ReadonlySet<string>): readonly Finding[] {
	const owners = new Set([...old.declarations.keys(), ...now.declarations.keys()]);
	return [...owners].flatMap((owner) => {
		const [before, after] = [old.declarations.get(owner) ?? [], now.declarations.get(owner) ?? []];
		const isInput = inputs.has(owner) && before.length > 0;
		return linesOf(before, after, isInput).map(({ kind, line }) => ({ kind, line: `${owner}: ${line}` }));
	});
}

/** What the lines of one declaration show. */
function linesOf(before: readonly string[], after: readonly string[], isInput: boolean): readonly Finding[] {
	const removed = before.filter((line) => !after.includes(line));
	const added = after.filter((line) => !before.includes(line));
	const compatible = new Set(removed.filter((old) => added.some((now) => onlyAddsOptional(old, now))));
	const isUnion = after.some((line) => /^\||^\} \|/.test(line));
	return [
		...removed.filter((line) => !compatible.has(line)).map((line): Finding => ({ kind: "major", line })),
		...added.map((line): Finding => ({ kind: isInput && !isUnion && isRequired(line) ? "major" : "minor", line })),
	];
}

/** A member that callers would have to give. */
const isRequired = (line: string): boolean => /^(readonly )?("[^"]*"|[\w$]+)(: |\()/.test(line);

/** The next version after a change. Before 1.0.0, a major change raises the second number, and any other the third. */
export function nextVersion(version: string, change: Change): string {
	const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
	const raised = major === 0 ? BEFORE_FIRST[change] : change;
	if (raised === "major") return `${major + 1}.0.0`;
	return raised === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const BEFORE_FIRST = { major: "minor", minor: "patch", patch: "patch" } as const;
