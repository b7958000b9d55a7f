/** A commit: its title, such as `web: one search`. */
export interface Commit {
	readonly hash: string;
	readonly title: string;
}

/** The areas of a changelog in their order, with the places in titles that belong to them. Other places are work inside the project. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
	Site: ["web", "server", "markdown", "pages"],
	"Models, libraries and code": ["catalogue", "code", "inference", "model", "libraries"],
	"Checks of code": ["verify"],
	Search: ["search", "store"],
	Sources: ["sources", "hub"],
	"Command line": ["cli"],
	Operation: ["access", "deploy", "start", "install", "ensure-install", "release"],
	Packages: ["packages", "api"],
	Documentation: ["docs", "readme"],
};

/** Commits that are named in an area; the others are counted. */
const NAMED = 8;

/** The section of a version: the newest commits of each area by their titles, and the number of the others. `commits` are newest first. */
export function changelogSection(version: string, day: string, commits: readonly Commit[]): string {
	const placed = commits.map(placeOf);
	const areas = Object.entries(AREAS).flatMap(([area, places]) => {
		const own = placed.filter(({ place }) => places.includes(place));
		return own.length === 0 ? [] : [`### ${area}\n\n${linesOf(own).join("\n")}`];
	});
	const known = new Set(Object.values(AREAS).flat());
	const inside = placed.filter(({ place }) => !known.has(place)).length;
	const rest = inside === 0 ? [] : [`${counted(inside, "other commit")} of tests, tools and the project itself.`];
	return [`## ${version} (${day})`, ...areas, ...rest].join("\n\n");
}

/** The section of a first version, of which nothing has changed. */
export const firstSection = (version: string, day: string): string =>
	`## ${version} (${day})\n\nThe first version. README.md says what it does; later versions list their changes here.`;

interface Placed {
	readonly place: string;
	readonly line: string;
}

/** A commit with the first place in its title, in lower case; a title without one belongs to the project itself. */
function placeOf({ hash, title }: Commit): Placed {
	const [, places = "", text = title] = /^([A-Za-z][\w/, -]*?): (.+)$/.exec(title) ?? [];
	return { place: places.split(",")[0]!.trim().toLowerCase(), line: `- ${text} (${hash})` };
}

function linesOf(commits: readonly Placed[]): readonly string[] {
	const more = commits.length - NAMED;
	const lines = commits.slice(0, NAMED).map(({ line }) => line);
	return more > 0 ? [...lines, `- and ${counted(more, "earlier commit")}`] : lines;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A changelog with a section, which replaces one of the same version or else comes first. */
export function withSection(changelog: string, version: string, section: string): string {
	const [head = "", ...sections] = changelog.trimEnd().split(/\n\n(?=## )/);
	const others = sections.filter((one) => !one.startsWith(`## ${version} `));
	return `${[head, section, ...others].join("\n\n")}\n`;
}
