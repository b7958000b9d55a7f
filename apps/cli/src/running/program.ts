import { INSTALL } from "@vitrine/catalogue";
import { installIn, type PrintedProgram } from "@vitrine/verify/here";
import { clientInstall, type SnippetLine } from "../batch.ts";
import { Failure } from "../errors.ts";

/** The snippet that `--run` prints and runs, and what to install for it. */
export interface Chosen {
	readonly line: SnippetLine;
	readonly program: PrintedProgram;
	/** The install line; empty if nothing is installed. */
	readonly install: string;
}

/** The first program among snippets. Throws Failure if there is none, or its install line is more than packages. */
export function chosenProgram(lines: readonly SnippetLine[], id: string): Chosen {
	const line = lines.find(isProgram);
	if (line === undefined) throw new Failure(`--run: these options select no snippet of ${id} that can be run here.`);
	const language = line.language as PrintedProgram["language"];
	const install = line.kind === "call" ? (clientInstall(line) ?? "") : loadInstall(line, lines);
	return { line, install, program: { language, text: line.content, gives: givenBy(install) } };
}

/** Code that loads or calls a model; fetching the files, apps and notes run elsewhere. */
const isProgram = ({ kind, language, library, title }: SnippetLine): boolean =>
	kind !== "app" && language !== "text" && title !== INSTALL && (kind === "call" || typeof library === "string");

const loadInstall = ({ library }: SnippetLine, lines: readonly SnippetLine[]): string =>
	lines.find((one) => one.title === INSTALL && one.library === library)?.content ?? "";

function givenBy(install: string): PrintedProgram["gives"] {
	if (install === "") return undefined;
	const gives = installIn(install);
	if ("problem" in gives) throw new Failure(`--run: ${gives.problem}`);
	return gives;
}
