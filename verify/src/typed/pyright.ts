import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { nodeEnvironment } from "../nodeEnvironment.ts";

/** Something that pyright says of a program. */
export interface Diagnostic {
	/** Its rule, such as `reportCallIssue`; `syntax` for what no rule turns off. */
	readonly rule: string;
	readonly message: string;
	/** The line it speaks of, counted from 0. */
	readonly line: number;
}

/** What is wrong with a program whatever its author meant; how it is written is nobody's business here. */
const RULES = [
	"reportMissingImports",
	"reportMissingModuleSource",
	"reportUndefinedVariable",
	"reportAttributeAccessIssue",
	"reportCallIssue",
	"reportArgumentType",
	"reportAssignmentType",
	"reportIndexIssue",
	"reportOperatorIssue",
	"reportGeneralTypeIssues",
	"reportAbstractUsage",
	"reportUnusedCoroutine",
] as const;

/** The version of pyright that is installed; undefined where it is not. */
export const pyrightVersion = (): string | undefined => nodeEnvironment("types")?.versions.get("pyright");

/** Lets pyright read programs, in one run, with the packages that an interpreter sees; gives what it says of each. */
export async function diagnose(
	programs: readonly string[],
	python: string,
): Promise<readonly (readonly Diagnostic[])[]> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-types-"));
	try {
		write(folder, programs);
		return grouped(await said(folder, python), programs.length);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Each program has a folder of its own, so that no file of another is taken for a module. */
function write(folder: string, programs: readonly string[]): void {
	const rules = Object.fromEntries(RULES.map((rule) => [rule, "error"]));
	const config = { include: ["."], typeCheckingMode: "off", pythonPlatform: "Linux", ...rules };
	writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify(config));
	for (const [at, text] of programs.entries()) {
		mkdirSync(join(folder, String(at)));
		writeFileSync(join(folder, String(at), FILE), `${text}\n`);
	}
}

const FILE = "snippet.py";

interface Said {
	readonly generalDiagnostics: readonly {
		readonly file: string;
		readonly severity: string;
		readonly message: string;
		readonly range: { readonly start: { readonly line: number } };
		readonly rule?: string;
	}[];
	readonly summary: { readonly filesAnalyzed: number };
}

async function said(folder: string, python: string): Promise<Said> {
	const pyright = join(nodeEnvironment("types")!.folder, "node_modules/pyright/index.js");
	const words = [pyright, "--project", folder, "--pythonpath", python, "--outputjson"];
	const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
	const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
	const [status, out, errors] = await Promise.all([ended, textOf(child.stdout), textOf(child.stderr)]);
	if (status !== 0 && status !== 1) throw new Error(`pyright ended with ${status}: ${errors || out}`);
	return JSON.parse(out) as Said;
}

function grouped({ generalDiagnostics, summary }: Said, programs: number): readonly (readonly Diagnostic[])[] {
	if (summary.filesAnalyzed !== programs)
		throw new Error(`pyright read ${summary.filesAnalyzed} of ${programs} programs.`);
	const found: Diagnostic[][] = Array.from({ length: programs }, () => []);
	for (const { file, message, range, rule = "syntax" } of generalDiagnostics)
		found[Number(basename(join(file, "..")))]!.push({
			rule,
			message: message.replaceAll("\u00a0", " "),
			line: range.start.line,
		});
	return found;
}
