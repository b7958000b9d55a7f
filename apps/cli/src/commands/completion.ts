import { Argument, type Command } from "commander";
import { bashCompletion } from "../completion/bash.ts";
import { fishCompletion } from "../completion/fish.ts";
import { powershellCompletion } from "../completion/powershell.ts";
import { type CommandRow, tableOf } from "../completion/table.ts";
import { zshCompletion } from "../completion/zsh.ts";
import type { Io } from "../io.ts";
import { examples } from "../options.ts";

const SHELLS: Readonly<Record<string, (root: CommandRow) => string>> = {
	bash: bashCompletion,
	zsh: zshCompletion,
	fish: fishCompletion,
	powershell: powershellCompletion,
};

const END = examples(
	'eval "$(vitrine completion bash)"            # in ~/.bashrc',
	"source <(vitrine completion zsh)             # in ~/.zshrc, after compinit",
	"vitrine completion fish > ~/.config/fish/completions/vitrine.fish",
	"Invoke-Expression ((vitrine completion powershell) -join [char]10)    # in $PROFILE",
);

/** `vitrine completion SHELL` */
export function completionCommand(vitrine: Command, io: Io): void {
	vitrine
		.command("completion")
		.description("Print a completion script for a shell")
		.addArgument(new Argument("<shell>", "The shell").choices(Object.keys(SHELLS)))
		.addHelpText("after", END)
		.action((shell: string) => io.out(SHELLS[shell]!(tableOf(vitrine))));
}
