import { type CommandRow, rowsOf, type Values } from "./table.ts";

/** A completion for PowerShell 5.1 and later. Where it offers nothing, PowerShell offers files. */
export function powershellCompletion(root: CommandRow): string {
	const rows = rowsOf(root);
	return `# PowerShell completion of vitrine
Register-ArgumentCompleter -Native -CommandName vitrine -ScriptBlock {
	param($wordToComplete, $commandAst, $cursorPosition)
	$offered = @{
${rows.map(offeredLine).join("\n")}
	}
	$values = @{
${rows.flatMap(valueLines).join("\n")}
	}
	$words = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.Extent.Text })
	$path = ''
	if ($words.Count -gt 1) { $path = $words[1] }
	if ($words.Count -gt 2 -and $offered.ContainsKey("$path $($words[2])")) { $path = "$path $($words[2])" }
	$key = "$path $($words[-1])".Trim()
	$list = if ($values.ContainsKey($key)) { $values[$key] } elseif ($offered.ContainsKey($path)) { $offered[$path] } else { @() }
	$list | Where-Object { $_.n -like "$wordToComplete*" } | ForEach-Object {
		[System.Management.Automation.CompletionResult]::new($_.n, $_.n, 'ParameterValue', $_.s)
	}
}
`;
}

/** The flags of a command, the commands below it and the values of its arguments. */
function offeredLine({ path, below, flags, values }: CommandRow): string {
	const pairs = [
		...below.map((one) => pair(one.path.at(-1) ?? "", one.summary)),
		...wordsOf(values).map((word) => pair(word, word)),
		...flags.flatMap(({ names, summary }) => names.map((name) => pair(name, summary))),
	];
	return `\t\t${quoted(path.join(" "))} = @(${pairs.join(", ")})`;
}

const valueLines = ({ path, flags }: CommandRow): readonly string[] =>
	flags.flatMap(({ names, values }) =>
		names.flatMap((name) =>
			values === undefined
				? []
				: [
						`\t\t${quoted([...path, name].join(" "))} = @(${wordsOf(values)
							.map((word) => pair(word, word))
							.join(", ")})`,
					],
		),
	);

const wordsOf = (values: Values | undefined): readonly string[] => (values?.kind === "words" ? values.words : []);

const pair = (name: string, summary: string): string => `@{ n = ${quoted(name)}; s = ${quoted(summary || name)} }`;
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
