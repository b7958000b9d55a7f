import { type CommandRow, type Flag, rowsOf, type Values } from "./table.ts";

/** A completion for fish: one line for each command and flag, with the condition under which it is offered. */
export function fishCompletion(root: CommandRow): string {
	return `# fish completion of vitrine
function __vitrine_at
	set -l words (commandline -opc)
	test (count $words) -gt (count $argv); or return 1
	for at in (seq (count $argv))
		test $words[(math $at + 1)] = $argv[$at]; or return 1
	end
end
function __vitrine_before
	__vitrine_at $argv; and test (count (commandline -opc)) -eq (math (count $argv) + 1)
end
complete -c vitrine -f
${rowsOf(root).flatMap(linesOf).join("\n")}
`;
}

function linesOf({ path, below, flags, values }: CommandRow): readonly string[] {
	const at = below.length > 0 ? "__vitrine_before" : "__vitrine_at";
	const line = `complete -c vitrine -n '${[at, ...path].join(" ")}'`;
	return [
		...below.map((one) => `${line} -a ${one.path.at(-1)} -d ${quoted(one.summary)}`),
		...flags.map((flag) => `${line} ${flagWords(flag)}`),
		...(values && values.kind !== "any" ? [`${line} ${offer(values)}`] : []),
	];
}

function flagWords({ names, summary, values }: Flag): string {
	const words = names.map((name) => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
	const takes = values === undefined ? [] : [values.kind === "files" ? "-r" : "-x", offer(values)];
	return [...words, ...takes, "-d", quoted(summary)].join(" ").replaceAll("  ", " ");
}

function offer(values: Values): string {
	if (values.kind === "words") return `-a ${quoted(values.words.join(" "))}`;
	return { files: "-F", folders: "-a '(__fish_complete_directories)'", any: "" }[values.kind];
}

const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", String.raw`\'`)}'`;
