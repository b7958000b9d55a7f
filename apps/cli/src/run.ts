import { Command, CommanderError } from "commander";
import { backupCommand, restoreCommand } from "./commands/backup.ts";
import { checkCommand } from "./commands/check.ts";
import { completionCommand } from "./commands/completion.ts";
import { importCommand } from "./commands/import.ts";
import { indexCommand } from "./commands/index.ts";
import { librariesCommand } from "./commands/libraries.ts";
import { mcpCommand } from "./commands/mcp.ts";
import { providersCommand } from "./commands/providers.ts";
import { searchCommand } from "./commands/search.ts";
import { serveCommand } from "./commands/serve.ts";
import { snippetsCommand } from "./commands/snippets.ts";
import { sourceCommand } from "./commands/source.ts";
import { tasksCommand } from "./commands/tasks.ts";
import { tokenCommand } from "./commands/token.ts";
import { ProgramEnded } from "./errors.ts";
import { DONE, exitOf, FAILED, MISUSED } from "./exit.ts";
import { printableLines } from "./format.ts";
import { type Io, withoutControls } from "./io.ts";

/** Runs a command line, without the names of Node and the script; an empty one serves the site. Returns the exit code. */
export async function run(args: readonly string[], terminal: Io, version: string): Promise<number> {
	const io = withoutControls(terminal);
	try {
		await vitrineProgram(io, version).parseAsync(args.length === 0 ? ["serve"] : hyphenated(args), { from: "user" });
		return DONE;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : MISUSED;
		const exit = error instanceof ProgramEnded ? error.exit : exitOf(error);
		const message = exit === undefined ? stackOf(error) : (error as Error).message;
		if (message !== "") io.err(`${printableLines(message)}\n`);
		return exit ?? FAILED;
	}
}

/** The arguments with hyphens in the names of flags: some used to have underscores, such as `--base_model`. */
function hyphenated(args: readonly string[]): readonly string[] {
	const end = args.indexOf("--");
	return args.map((arg, at) =>
		end !== -1 && at > end ? arg : arg.replace(/^--[a-z]+(?:_[a-z]+)+(?==|$)/, (name) => name.replaceAll("_", "-")),
	);
}

/** An unexpected error is a bug, and its stack shows where. */
function stackOf(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The commands, without running one. */
export function vitrineProgram(io: Io, version: string): Command {
	const vitrine = new Command("vitrine")
		.description("Search and serve a catalogue of machine-learning models, and print code to load or call them.")
		.version(version, "-V, --version", "Print the version")
		.helpOption("-h, --help", "Print this help")
		.helpCommand(false)
		.addHelpText("after", END)
		.configureOutput({ writeOut: (text) => void io.out(text), writeErr: (text) => io.err(text) })
		.configureHelp({ showGlobalOptions: false })
		.showHelpAfterError("(see --help)")
		.exitOverride();
	for (const add of COMMANDS) add(vitrine, io);
	return vitrine;
}

const COMMANDS = [
	serveCommand,
	mcpCommand,
	importCommand,
	sourceCommand,
	indexCommand,
	backupCommand,
	restoreCommand,
	searchCommand,
	snippetsCommand,
	checkCommand,
	tokenCommand,
	tasksCommand,
	librariesCommand,
	providersCommand,
	completionCommand,
];

const END = `
Without a command, vitrine serves the site. Run "vitrine <command> --help" for the options of a command, with examples.

Exit codes:
  0  done
  1  failed
  2  usage error`;
