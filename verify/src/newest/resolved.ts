import { type InstallLine, nameOf } from "../environments/installLine.ts";
import { lockOf, resolveLine } from "../environments/lock.ts";
import type { Newest } from "./lists.ts";

/** What an install line gives today. */
interface Resolved {
	readonly line: InstallLine;
	/** Why it gives nothing. */
	readonly problem?: string;
	/** The packages of which it gives an older version than the newest, as `name version`, because another package wants it. */
	readonly held: readonly string[];
}

/** Resolves install lines with the newest packages, unless the lists in use have them. */
export async function resolved(
	lines: readonly InstallLine[],
	{ today, newest, uv }: { readonly today: string; readonly newest: Newest; readonly uv: string },
): Promise<readonly Resolved[]> {
	const found: Resolved[] = [];
	for (const line of lines) {
		const problem = lockOf(line) === undefined ? await resolveLine(uv, line, today) : undefined;
		found.push(problem === undefined ? { line, held: heldBack(line, newest) } : { line, problem, held: [] });
	}
	return found;
}

function heldBack(line: InstallLine, { pypi }: Newest): readonly string[] {
	const versions = lockOf(line)?.versions ?? new Map<string, string>();
	return [...versions].flatMap(([name, version]) => {
		const last = pypi(nameOf(name));
		return last === undefined || last === version ? [] : [`${name} ${version}`];
	});
}

/** The lines as text: those that cannot be resolved, and those that hold packages back. */
export function resolvedText(found: readonly Resolved[]): string {
	const lines = found.flatMap(({ line: { packages }, problem, held }) => {
		const name = `  pip install ${packages.join(" ")}`;
		if (problem !== undefined) return [`${name}: ${problem}`];
		return held.length === 0 ? [] : [`${name}: ${held.join(", ")}`];
	});
	return lines.length === 0
		? "Every install line gives the newest versions."
		: ["Install lines that do not give the newest version of a package:", ...lines].join("\n");
}
