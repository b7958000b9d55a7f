import { readFileSync } from "node:fs";
import { join } from "node:path";
import { manifestIn } from "./rooms.ts";

/** The page whose sections are the readmes of the packages. */
const PAGE = "docs/packages.md";

/** The readme of a package: its section of the page about packages. Throws an Error if there is none. */
export function readmeOf(project: string, room: string): string {
	const { name } = manifestIn(project, room);
	const section = sectionOf(readFileSync(join(project, PAGE), "utf8"), `## \`${name}\``);
	if (section === undefined) throw new Error(`${PAGE} has no section ${name}: describe the package there.`);
	return `# ${name}\n\n${section}\n`;
}

/** The text below a heading, up to the next of the same level; undefined if there is no such heading. */
function sectionOf(text: string, heading: string): string | undefined {
	const [, after] = `\n${text}`.split(`\n${heading}\n`);
	return after?.split(/\n## /)[0]?.trim();
}
