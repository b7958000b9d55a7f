import type { Command } from "commander";
import { Misuse } from "../errors.ts";
import { sizeOption, wholeOption } from "../options.ts";

/** How a program is run: the options of `vitrine check` with the same names. */
export interface RunFlags {
	readonly run?: boolean;
	readonly yes?: boolean;
	readonly trust?: boolean;
	/** False with `--no-sandbox`. */
	readonly sandbox?: boolean;
	readonly fromSource?: boolean;
	readonly fresh?: boolean;
	readonly time?: number;
	readonly memory?: number;
}

export function addRunFlags(command: Command): void {
	command
		.option("--run", "Print the first program and its install line, and run it here after confirmation")
		.option("--yes", "With --run: do not ask")
		.option("--trust", "With --run: also run code of the repository, and formats that may contain code (pickle)")
		.option("--no-sandbox", "With --run: run without a sandbox, with the permissions of this account")
		.option("--from-source", "With --run: also install packages whose installation runs their code")
		.option("--fresh", "With --run: install the packages again, in their newest versions")
		.addOption(wholeOption("--time <seconds>", "With --run: stop the program after this time (600)", 1, 86_400))
		.addOption(sizeOption("--memory <size>", "With --run: stop the program if it uses more memory than this (8GB)"));
}

/** Throws Misuse for flags of `--run` without it, and for those that it does not go with. */
export function checkRunFlags({ run, sandbox, ...flags }: RunFlags & { batch?: string; json?: boolean }): void {
	const { batch, json, yes, trust, fromSource, fresh, time, memory } = flags;
	if (run && (batch !== undefined || json))
		throw new Misuse("--run prints one program as text: leave out --batch and --json.");
	const others = {
		yes,
		trust,
		"from-source": fromSource,
		fresh,
		time,
		memory,
		"no-sandbox": sandbox === false || undefined,
	};
	const [given] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
	if (!run && given !== undefined) throw new Misuse(`--${given} needs --run.`);
}
