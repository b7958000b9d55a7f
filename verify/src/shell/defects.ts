import type { Defect } from "../check.ts";

/** The defects that the check of commands must find. */
export const DEFECTS: readonly Defect[] = [
	{
		name: "a package that does not exist",
		languages: ["sh"],
		plant: (text) =>
			replaced(
				text,
				/(?<=install (?:-g )?(?:--ignore-scripts )?)(?![-.]|git\+|nanobind@)@?[\w./-]+/,
				(name) => `${name}-nowhere`,
			),
	},
	{
		name: "an option that the tool does not have",
		languages: ["sh"],
		plant: (text) => replaced(text, /(?<= )--[a-z][\w-]+/, (option) => `${option}s-all`),
	},
	{
		name: "a command that the tool does not have",
		languages: ["sh"],
		plant: (text) =>
			replaced(text, /(?<=^(?:pip|npm|uv|vllm|hf|openclaw|unsloth) )[a-z]+/m, (command) => `${command}s`),
	},
	{
		name: "the former name of a tool",
		languages: ["sh"],
		plant: (text) =>
			replaced(text, /^hf(?= )|^python3?(?= -m)|^pip(?= )/m, (name) =>
				name === "hf" ? "huggingface-cli" : `${name}-old`,
			),
	},
	{ name: "a lost quote", languages: ["sh"], plant: (text) => withoutQuote(text) },
];

function replaced(text: string, pattern: RegExp, write: (found: string) => string): string | undefined {
	const bare = text.replace(/^#.*$/gm, (comment) => " ".repeat(comment.length));
	const found = pattern.exec(bare);
	if (found === null) return undefined;
	return text.slice(0, found.index) + write(found[0]) + text.slice(found.index + found[0].length);
}

/** Removes the last quote, unless it may be in a comment. */
function withoutQuote(text: string): string | undefined {
	const at = Math.max(text.lastIndexOf("'"), text.lastIndexOf('"'));
	const isComment = text.slice(text.lastIndexOf("\n", at) + 1, at).includes("#");
	return at < 0 || isComment ? undefined : text.slice(0, at) + text.slice(at + 1);
}
