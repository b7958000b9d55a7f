/** What a change of a surface means for those who use it; `patch` if the surface is the same. */
export type Change = "major" | "minor" | "patch";

/** The kind of change from one surface to another, and the lines that decide it. */
export function changeOf(before: string, after: string): { readonly kind: Change; readonly lines: readonly string[] } {
	const [old, now] = [linesOf(before), linesOf(after)];
	const removed = [...old].filter((line) => !now.has(line));
	if (removed.length > 0) return { kind: "major", lines: removed };
	const added = [...now].filter((line) => !old.has(line));
	return { kind: added.length > 0 ? "minor" : "patch", lines: added };
}

/** Each line with what it belongs to: a name of an entry, or a line of a declaration. */
function linesOf(surface: string): ReadonlySet<string> {
	const [lists = "", ...declarations] = bodyOf(surface).split(/\n\n/);
	return new Set([
		...lists.split("\n").flatMap(namesIn),
		...declarations.flatMap((text) => text.split("\n").map((line, _, [owner]) => `${owner}: ${line.trim()}`)),
	]);
}

/** The text below the two lines that every surface begins with. */
const bodyOf = (surface: string): string => surface.slice(surface.indexOf("\n\n") + 2);

function namesIn(list: string): readonly string[] {
	const [subpath = "", names = ""] = list.split(": ");
	return names.split(", ").map((name) => `${subpath} ${name}`);
}

/** The next version after a change. Before 1.0.0, a major change raises the second number, and any other the third. */
export function nextVersion(version: string, change: Change): string {
	const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
	const raised = major === 0 ? BEFORE_FIRST[change] : change;
	if (raised === "major") return `${major + 1}.0.0`;
	return raised === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

const BEFORE_FIRST = { major: "minor", minor: "patch", patch: "patch" } as const;
