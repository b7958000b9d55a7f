import type { Behind, Difference, Drift } from "./drift.ts";

/** What has drifted, as text. */
export function driftText({ behind, gone, unknown, reference, differences, again }: Drift): string {
	return [
		section("Snippets checked with versions that are out of date", behind.map(behindText)),
		section("Packages that their registry no longer has", gone.map(goneText)),
		section(
			"Packages that could not be looked up",
			unknown.map(({ name, problem }) => `${name}: ${problem}`),
		),
		section(
			`Beside ${Object.entries(reference)
				.map(([name, version]) => `${name} ${version}`)
				.join(" and ")}`,
			differences.map(differenceText),
		),
		...(again === undefined ? [] : [`To check them with the newest versions:\n  ${again}`]),
	].join("\n\n");
}

const section = (title: string, lines: readonly string[]): string =>
	[title, ...(lines.length === 0 ? ["none"] : lines).map((line) => `  ${line}`)].join("\n");

function behindText({ name, checked, newest, snippets }: Behind): string {
	const count = `${snippets.length} snippet${snippets.length === 1 ? "" : "s"}`;
	return `${name} ${checked.join(", ")}, newest ${newest}: ${snippets.length === 0 ? "named in commands" : count}`;
}

function goneText({ name, libraries }: Drift["gone"][number]): string {
	if (libraries.length === 0) return name;
	return `${name}: set goneSince in ${libraries.map((key) => `packages/catalogue/src/libraries/${key}.ts`).join(", ")}`;
}

function differenceText({ list, missing, ours }: Difference): string {
	const lacking = missing.length === 0 ? "none missing here" : `missing here: ${missing.join(", ")}`;
	return `${list}: ${lacking}; only here: ${ours.length === 0 ? "none" : ours.join(", ")}`;
}
