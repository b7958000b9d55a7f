import type { CommandRow, Flag, Values } from "./table.ts";

/** A completion for zsh, for a file named `_vitrine` in a folder of `fpath`, or to be read after `compinit`. */
export function zshCompletion(root: CommandRow): string {
	return `#compdef vitrine
# zsh completion of vitrine
_vitrine() {
	local -a commands
${bodyOf(root, "\t")}
}
if [[ $funcstack[1] == _vitrine ]]; then _vitrine "$@"; else compdef _vitrine vitrine; fi
`;
}

function bodyOf({ below, flags, values }: CommandRow, indent: string): string {
	if (below.length === 0) return argumentsOf(flags, values, indent);
	const commands = below.map(({ path, summary }) => quoted(`${path.at(-1)}:${escaped(summary)}`)).join(" ");
	const inside = `${indent}\t`;
	return `${indent}if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
${inside}commands=(${commands})
${inside}_describe command commands
${inside}return
${indent}fi
${indent}case $words[2] in
${below.map((one) => caseOf(one, indent)).join("\n")}
${indent}*)
${argumentsOf(flags, undefined, inside)} ;;
${indent}esac`;
}

const caseOf = (row: CommandRow, indent: string): string => `${indent}${row.path.at(-1)})
${indent}\tshift words; (( CURRENT-- ))
${bodyOf(row, `${indent}\t`)} ;;`;

function argumentsOf(flags: readonly Flag[], values: Values | undefined, indent: string): string {
	const specs = [...flags.flatMap(specsOf), ...(values ? [`*:value:${actionOf(values)}`] : [])];
	return `${indent}_arguments ${specs.map(quoted).join(" ")}`;
}

/** A flag with a value may be written as one word or as two. */
function specsOf({ names, summary, values, isRepeatable }: Flag): readonly string[] {
	const once = isRepeatable ? "*" : names.length > 1 ? `(${names.join(" ")})` : "";
	const value = values === undefined ? "" : `:value:${actionOf(values)}`;
	return names.map((name) => {
		const joined = values !== undefined && name.startsWith("--") ? "=" : "";
		return `${once}${name}${joined}[${escaped(summary)}]${value}`;
	});
}

function actionOf(values: Values): string {
	if (values.kind === "words") return `(${values.words.map(escaped).join(" ")})`;
	return { files: "_files", folders: "_files -/", any: "()" }[values.kind];
}

const escaped = (text: string): string => text.replaceAll(/[\\[\]:]/g, String.raw`\$&`);
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
