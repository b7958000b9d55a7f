import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foreignCode, runHere, type Sandbox } from "@vitrine/verify/here";
import { startServer } from "../check/server.ts";
import { Failure, ProgramEnded } from "../errors.ts";
import { printableLines } from "../format.ts";
import { type Io, visibleOutput } from "../io.ts";
import { confirm } from "./confirm.ts";
import { ProgramFiles } from "./folder.ts";
import { type Needs, needsOf } from "./needs.ts";
import type { RunFlags } from "./options.ts";
import type { Chosen } from "./program.ts";
import { sandboxFor } from "./sandbox.ts";
import type { Subject } from "./subject.ts";

const [TIME, MEMORY, DISK] = [600, 8e9, 20e9];

/** Asks, then runs a printed program in the environment of its install line. Throws ProgramEnded with its exit code unless that is 0. */
export async function runSnippet(io: Io, chosen: Chosen, subject: Subject, flags: RunFlags): Promise<void> {
	refuseForeign(chosen, subject, flags);
	const isServed = subject.areHere && subject.data !== undefined && chosen.line.kind === "load";
	const needs = needsOf(io, chosen, subject.record, subject.tokens, isServed);
	const sandbox = sandboxFor(io, { sandbox: flags.sandbox !== false, trust: flags.trust });
	if (!flags.yes) await confirm(io, question(chosen, needs, sandbox, flags));
	const folder = mkdtempSync(join(tmpdir(), "vitrine-run-"));
	const server = isServed ? await startServer(io, subject.data!, folder) : undefined;
	try {
		await runWith(io, chosen, needs, sandbox, server?.port, flags);
	} finally {
		await server?.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Throws Failure where the code would run code of the model's author. */
function refuseForeign({ line, program }: Chosen, { files }: Subject, { trust }: RunFlags): void {
	if (line.kind === "call" || trust) return;
	const foreign = files === undefined ? "the files of the model are not known" : foreignCode(files, [program.text]);
	if (foreign !== undefined) throw new Failure(`--run: ${foreign}. Add --trust to run it anyway.`);
}

function question({ program }: Chosen, needs: Needs, sandbox: Sandbox | undefined, flags: RunFlags): string {
	const packages = program.gives?.from === "machine" ? "" : (program.gives?.packages.join(" ") ?? "");
	const how = flags.fromSource ? "" : program.gives?.from === "npm" ? ", without their scripts" : ", wheels only";
	const names = Object.keys(needs.variables).filter((name) => /TOKEN|KEY/.test(name));
	const reaches = needs.network
		? `with network access${names.map((name) => ` and ${name}`).join("")}`
		: "without network access";
	const where =
		sandbox === undefined ? "with all permissions of this account" : `in a sandbox (${sandbox.name}) ${reaches}`;
	return `Run it${packages && `, with ${packages} installed${how},`} ${where}?`.replaceAll("  ", " ");
}

async function runWith(
	io: Io,
	{ program }: Chosen,
	needs: Needs,
	sandbox: Sandbox | undefined,
	port: number | undefined,
	{ time = TIME, memory = MEMORY, fromSource = false, fresh = false }: RunFlags,
): Promise<void> {
	const files = new ProgramFiles(io.folder, needs.file);
	const show = visibleOutput(io);
	const { onFolder } = files;
	const ending = await runHere(program, {
		sandbox,
		port,
		time,
		memory,
		disk: DISK,
		fromSource,
		fresh,
		onFolder,
		network: needs.network,
		variables: needs.variables,
		signal: io.signal,
		onStep: (step) => io.err(`${step}\n`),
		onOutput: show.onOutput,
	}).catch((error: unknown) => {
		io.signal.throwIfAborted();
		throw new Failure(`--run: ${printableLines(String((error as Error).message))}`, { cause: error });
	});
	await show.end();
	if (files.kept !== undefined) io.err(`Its output files are in ${files.kept}\n`);
	if (ending.status !== 0)
		throw new ProgramEnded(ending.status === undefined ? (ending.problem ?? "") : "", ending.status ?? 1);
}
