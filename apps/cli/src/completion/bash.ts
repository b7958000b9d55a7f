import { type CommandRow, rowsOf, type Values } from "./table.ts";

/** A completion for bash 3.2 and later: what to offer is looked up by the command and the flag before the word. */
export function bashCompletion(root: CommandRow): string {
	const rows = rowsOf(root);
	return `# bash completion of vitrine
_vitrine() {
	local word=\${COMP_WORDS[COMP_CWORD]} last=\${COMP_WORDS[COMP_CWORD-1]} command= flags= kind= offered= line
	# Bash makes three words of --flag=value.
	if [[ $word == = ]]; then word=; elif [[ $last == = ]]; then last=\${COMP_WORDS[COMP_CWORD-2]}; fi
	if (( COMP_CWORD > 1 )); then command=\${COMP_WORDS[1]}; fi
	if (( COMP_CWORD > 2 )); then
		case "$command" in ${groupsOf(root)}) command="$command \${COMP_WORDS[2]}" ;; esac
	fi
	case "$command" in
${rows.map(commandCase).join("\n")}
	esac
	case "$command $last" in
${rows.flatMap(flagCases).join("\n")}
	*) if [[ $word == -* ]]; then kind=words offered=$flags; fi ;;
	esac
	COMPREPLY=()
	case "$kind" in
	words) while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -W "$offered" -- "$word") ;;
	files | folders)
		if [[ $kind == files ]]; then kind=-f; else kind=-d; fi
		while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$kind" -- "$word")
		compopt -o filenames 2>/dev/null ;;
	esac
}
complete -F _vitrine vitrine
`;
}

/** Commands that have commands below them, as a pattern. */
const groupsOf = ({ below }: CommandRow): string =>
	below
		.filter((one) => one.below.length > 0)
		.map(({ path }) => path.join(" "))
		.join(" | ");

function commandCase({ path, below, flags, values }: CommandRow): string {
	const names = flags.flatMap((flag) => flag.names).join(" ");
	const words = below.map((one) => one.path.at(-1)).join(" ");
	const offers = below.length > 0 ? `kind=words offered='${words}'` : assigned(values);
	return `\t'${path.join(" ")}') flags='${names}' ${offers} ;;`;
}

const flagCases = ({ path, flags }: CommandRow): readonly string[] =>
	flags.flatMap(({ names, values }) =>
		values === undefined
			? []
			: [`\t${names.map((name) => `'${[...path, name].join(" ")}'`).join(" | ")}) ${assigned(values)} ;;`],
	);

function assigned(values: Values | undefined): string {
	if (values === undefined) return "kind=";
	return values.kind === "words" ? `kind=words offered='${values.words.join(" ")}'` : `kind=${values.kind}`;
}
