import { Command, CommanderError } from "commander";
import { TaskError } from "@vitrine/catalogue";
import { InputError } from "@vitrine/inference";
import { RecordError } from "@vitrine/model";
import { IndexError, QueryError } from "@vitrine/search";
import { SourceError } from "@vitrine/sources";
import { NothingToImport, PlaceError } from "@vitrine/store";
import { importCommand } from "./commands/import.ts";
import { indexCommand } from "./commands/index.ts";
import { librariesCommand } from "./commands/libraries.ts";
import { providersCommand } from "./commands/providers.ts";
import { searchCommand } from "./commands/search.ts";
import { serveCommand } from "./commands/serve.ts";
import { snippetsCommand } from "./commands/snippets.ts";
import { tasksCommand } from "./commands/tasks.ts";
import { Failure, Misuse } from "./errors.ts";
import { Interrupted, type Io } from "./io.ts";

const [DONE, FAILED, MISUSED] = [0, 1, 2];

/** Runs a command line (without the names of Node and the script); gives the exit code: 0 done, 1 failed, 2 misused. */
export async function run(args: readonly string[], io: Io, version: string): Promise<number> {
	try {
		await program(io, version).parseAsync(args, { from: "user" });
		return DONE;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : MISUSED;
		const message = messageOf(error);
		if (message !== "") io.err(`${message}\n`);
		return MISUSES.some((kind) => error instanceof kind) ? MISUSED : FAILED;
	}
}

function program(io: Io, version: string): Command {
	const vitrine = new Command("vitrine")
		.description("The shop window of a machine-learning model hub: find models, and copy code that runs.")
		.version(version, "-V, --version", "print the version")
		.helpOption("-h, --help", "print this help")
		.helpCommand(false)
		.addHelpText("after", `\n${EXIT_CODES}`)
		.configureOutput({ writeOut: (text) => void io.out(text), writeErr: (text) => io.err(text) })
		.configureHelp({ showGlobalOptions: false })
		.showHelpAfterError("(--help says what there is)")
		.exitOverride();
	for (const add of COMMANDS) add(vitrine, io);
	return vitrine;
}

const COMMANDS = [
	serveCommand,
	importCommand,
	indexCommand,
	searchCommand,
	snippetsCommand,
	tasksCommand,
	librariesCommand,
	providersCommand,
];

const EXIT_CODES = "Exit codes: 0 done, 1 failed, 2 misused.";

const MISUSES = [Misuse, PlaceError, QueryError, InputError, TaskError, RecordError];
const FAILURES = [Failure, IndexError, SourceError, NothingToImport, Interrupted];

/** What is known to go wrong is told in a sentence; the rest is a fault of ours and shows where it lies. */
function messageOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const isKnown = [...MISUSES, ...FAILURES].some((kind) => error instanceof kind);
	return isKnown ? error.message : (error.stack ?? error.message);
}
