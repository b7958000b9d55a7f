import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { nodeEnvironment, requireNode } from "../environments/node.ts";
import { capture } from "../processes/command.ts";
import { inTemporaryFolder } from "../processes/temporaryFolder.ts";

/** A diagnostic of pyright. */
export interface Diagnostic {
	/** Its rule, such as `reportCallIssue`; `syntax` for errors that belong to no rule. */
	readonly rule: string;
	readonly message: string;
	/** The line, counted from 0. */
	readonly line: number;
}

/** The rules that find errors; rules about style are left out. */
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

/** The installed version of pyright; undefined if it is not installed. */
export const pyrightVersion = (): string | undefined => nodeEnvironment("types")?.versions.get("pyright");

/** Runs pyright once on programs, with the packages of an interpreter; returns the diagnostics of each program. */
export function diagnose(
	programs: readonly string[],
	python: string,
): Promise<ReadonlyMap<string, readonly Diagnostic[]>> {
	return inTemporaryFolder("types", async (folder) => {
		write(folder, programs);
		const { generalDiagnostics, summary } = await runPyright(folder, python);
		if (summary.filesAnalyzed !== programs.length)
			throw new Error(`pyright has read ${summary.filesAnalyzed} of ${programs.length} programs.`);
		const byFolder = Map.groupBy(generalDiagnostics, ({ file }) => basename(dirname(file)));
		return new Map(programs.map((text, at) => [text, (byFolder.get(String(at)) ?? []).map(diagnosticOf)]));
	});
}

/** Writes each program to a separate folder, so that none is taken for a module that another imports. */
function write(folder: string, programs: readonly string[]): void {
	const rules = Object.fromEntries(RULES.map((rule) => [rule, "error"]));
	const config = { include: ["."], typeCheckingMode: "off", pythonPlatform: "Linux", ...rules };
	writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify(config));
	for (const [at, text] of programs.entries()) {
		mkdirSync(join(folder, String(at)));
		writeFileSync(join(folder, String(at), "snippet.py"), `${text}\n`);
	}
}

interface Output {
	readonly generalDiagnostics: readonly OutputDiagnostic[];
	readonly summary: { readonly filesAnalyzed: number };
}

interface OutputDiagnostic {
	readonly file: string;
	readonly message: string;
	readonly range: { readonly start: { readonly line: number } };
	readonly rule?: string;
}

async function runPyright(folder: string, python: string): Promise<Output> {
	const pyright = join(requireNode("types").folder, "node_modules/pyright/index.js");
	const args = [pyright, "--project", folder, "--pythonpath", python, "--outputjson"];
	const { status, stdout, stderr } = await capture(process.execPath, args);
	if (status !== 0 && status !== 1) throw new Error(`pyright exited with status ${status}: ${stderr || stdout}`);
	return JSON.parse(stdout) as Output;
}

const diagnosticOf = ({ message, range, rule = "syntax" }: OutputDiagnostic): Diagnostic => ({
	rule,
	message: message.replaceAll("\u00a0", " "),
	line: range.start.line,
});
