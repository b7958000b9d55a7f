import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Installed, installedIn } from "./lock.ts";

/** The file of the list, in the folder of the project. */
export const LICENCES_FILE = "THIRD_PARTY_LICENCES.md";

/** Licences that a package may have, with what they ask of a project that ships or builds with it. */
export const ALLOWED: Readonly<Record<string, string>> = {
	"0BSD": "nothing",
	"(MIT AND Zlib)": "keep the notice",
	"Apache-2.0": "keep the notice and the NOTICE file, state changes",
	"BSD-2-Clause": "keep the notice",
	"BSD-3-Clause": "keep the notice, do not use the authors' names",
	"BlueOak-1.0.0": "keep the notice",
	ISC: "keep the notice",
	MIT: "keep the notice",
	"MPL-2.0": "publish changes to its own files; there are none",
	"OFL-1.1": "keep the notice, do not sell the fonts alone",
	"PSF-2.0": "keep the notice, state changes",
	"Python-2.0": "keep the notice, state changes",
};

/** The list of licences as Markdown. Throws an Error that names the packages whose licence is not allowed. */
export function licenceList(project: string): string {
	const packages = installedIn(project);
	const refused = packages.filter(({ licence }) => !(licence in ALLOWED));
	if (refused.length > 0) throw new Error(`Not in the list of allowed licences: ${refused.map(line).join("; ")}`);
	const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
	return [
		"# Licences of third parties",
		"",
		"The packages that Vitrine is built and served with, from `package-lock.json`. The text of each licence is in the folder of",
		"its package in `node_modules`. Those of the tests are not listed. Update: `npm run sbom`.",
		"",
		"| licence | packages | what it requires |",
		"|---|---|---|",
		...licences.map(
			(licence) => `| ${licence} | ${packages.filter((one) => one.licence === licence).length} | ${ALLOWED[licence]} |`,
		),
		"",
		"| package | version | licence |",
		"|---|---|---|",
		...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
		"",
	].join("\n");
}

const line = ({ name, version, licence }: Installed): string => `${name} ${version} (${licence})`;

/** The texts of the licences of the packages in the list, as far as they are installed. */
export function licenceTexts(project: string): string {
	const texts = installedIn(project).map(
		(one) => [line(one), textOf(join(project, "node_modules", one.name))] as const,
	);
	return texts
		.filter(([, text]) => text !== "")
		.map(([name, text]) => `${name}\n${"=".repeat(name.length)}\n\n${text}`)
		.join("\n\n");
}

function textOf(folder: string): string {
	const files = globSync("{LICEN[CS]E,COPYING,NOTICE}*", { cwd: folder }).sort();
	return files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n");
}
