import { existsSync } from "node:fs";
import { choicesFor, codeOf, INSTALL, loadSnippets, type FilesWay, type LibraryWay } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { readInstallLine } from "../environments/installLine.ts";

/** A block of code as the page shows it. */
export interface PlannedBlock {
	readonly shape: string;
	readonly title?: string;
	readonly text: string;
	/** Why it cannot be run here, as a sentence. */
	readonly problem?: string;
}

/** What a check of a model runs. */
export interface Plan {
	/** The key of the library. */
	readonly library: string;
	/** The install line, as printed, and its packages. */
	readonly install: string;
	readonly packages: readonly string[];
	readonly blocks: readonly PlannedBlock[];
}

type Loader = LibraryWay | FilesWay;

/** The code that the model's page shows first, or for a library; or why none of it can be run, as a phrase. */
export function planFor(
	record: ModelRecord,
	library?: string,
	hasGpu = existsSync("/dev/nvidiactl"),
): Plan | { readonly problem: string } {
	const loaders = choicesFor(record).ways.filter((way) => way.kind !== "app");
	const way = loaders.find((one) => (library === undefined ? codeOf(one, record) !== undefined : one.key === library));
	if (way === undefined) return { problem: missing(loaders, library) };
	if (way.kind === "files") return { problem: "its page only has code that fetches the files" };
	const snippets = loadSnippets(way.library, record).flatMap((snippet) => ("code" in snippet ? [snippet] : []));
	const blocks = snippets.filter(({ title, code }) => title !== INSTALL && code.language === "python");
	if (blocks.length === 0) return { problem: `the code for ${way.library.prettyLabel} is not Python` };
	const install = String(snippets.find(({ title }) => title === INSTALL)?.code ?? "");
	const line = readInstallLine(install);
	if ("problem" in line) return line;
	const [other] = line.system;
	if (other !== undefined) return { problem: `its install line is more than pip: it installs ${other} with apt` };
	return {
		library: way.key,
		install,
		packages: line.packages,
		blocks: blocks.map(({ title, code }) => blockOf(String(code), code.shape, title, hasGpu)),
	};
}

function missing(loaders: readonly Loader[], library: string | undefined): string {
	if (library === undefined) return "its page has no code that loads it";
	const keys = loaders.filter(({ kind }) => kind === "library").map(({ key }) => key);
	return `its page has no code for ${library}; it has ${keys.join(", ") || "none"}`;
}

function blockOf(text: string, shape: string, title: string | undefined, hasGpu: boolean): PlannedBlock {
	const problem = problemOf(text, hasGpu);
	return { shape, text, ...(title !== undefined && { title }), ...(problem !== undefined && { problem }) };
}

/** A web address in a text of the code, and the name of a file that the reader would have. */
const ADDRESS = /["'](https?:\/\/[^\s"']+)["']/;
const OWN_FILE = /["']([\w-]+\.(?:jpe?g|png|wav|flac|mp3|mp4|csv|txt|pdf))["']/;

const CUDA = /["']cuda(?::\d+)?["']/;

/** The call that writes a file, up to its first bracket. */
const WRITTEN = /(?:save|write|export)\w*\([^()]*/g;

/** What the code needs that a check does not have. Whether the code is right is then unknown, so it has not failed. */
function problemOf(text: string, hasGpu: boolean): string | undefined {
	if (!hasGpu && CUDA.test(text)) return "It needs an NVIDIA GPU, and this machine has none.";
	const address = addressIn(text);
	if (address !== undefined) return `It reads ${address}, and a check has no network.`;
	const file = ownFileIn(text);
	return file === undefined ? undefined : `It reads ${file}, a file of the reader.`;
}

/** The first web address that code names. */
export const addressIn = (text: string): string | undefined => ADDRESS.exec(text)?.[1];

/** The first file of the reader that code reads. */
export const ownFileIn = (text: string): string | undefined => OWN_FILE.exec(text.replaceAll(WRITTEN, ""))?.[1];
