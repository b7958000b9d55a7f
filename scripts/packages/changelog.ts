/** A commit: its title, such as `web: one search`. */
export interface Commit {
	readonly hash: string;
	readonly title: string;
}

/** The section of a version in the changelog: the titles of its commits by their places, in the order of the places' names. */
export function changelogSection(version: string, day: string, commits: readonly Commit[]): string {
	const byPlace = new Map<string, string[]>();
	for (const { hash, title } of commits) {
		const [, place = OTHER, text = title] = /^([a-z][\w/, -]*): (.+)$/.exec(title) ?? [];
		byPlace.set(place, [...(byPlace.get(place) ?? []), `- ${text} (${hash})`]);
	}
	const places = [...byPlace].sort(([one], [other]) => (one < other ? -1 : 1));
	const parts = places.map(([place, lines]) => `### ${place}\n\n${lines.join("\n")}`);
	return [`## ${version} (${day})`, ...parts].join("\n\n");
}

const OTHER = "other";

/** A changelog with a section, which replaces one of the same version or else comes first. */
export function withSection(changelog: string, version: string, section: string): string {
	const [head = "", ...sections] = changelog.trimEnd().split(/\n\n(?=## )/);
	const others = sections.filter((one) => !one.startsWith(`## ${version} `));
	return `${[head, section, ...others].join("\n\n")}\n`;
}
