import { sh } from "@vitrine/code";
import { parseProgram } from "../../../verify/src/shell/program.ts";
import { codeOf, must, type Target, textOf } from "../target.ts";

/** A text in a shell command: a parser of shells reads it back as one word of one command. */
export const target: Target = {
	name: "shell",
	run(input) {
		const value = textOf(input);
		for (const [write, expected] of FORMS) {
			const code = codeOf(() => write(value));
			if (code === undefined) continue;
			const { commands, errors } = parseProgram(code);
			must(errors.length === 0, `the program is correct: ${errors.join()}: ${code.slice(0, 200)}`);
			must(commands.length > 0 && commands[0]?.length === 3, `one command of three words: ${code.slice(0, 200)}`);
			const [, , word] = commands[0] ?? [];
			if (word?.isFixed) must(word.value === expected(value), `the word is the text: ${code.slice(0, 200)}`);
		}
	},
	seeds: ["plain", "a\"b'c\\d\ne", "$(x) `y` $HOME !z \u202e\u200b", "-rf", "~root", "a=b;c&d|e"],
	words: [
		"'",
		'"',
		"$(",
		"`",
		"\\",
		"\n",
		"\r",
		"\t",
		"$",
		"!",
		"~",
		"-",
		";",
		"&",
		"|",
		"<(",
		"#",
		"*",
		"{a,b}",
		"\u202e",
		"EOF\n",
	],
};

const FORMS: readonly (readonly [(v: string) => { toString(): string }, (v: string) => string])[] = [
	[(v) => sh`show -- ${v}`, (v) => v],
	[(v) => sh`show -- 'a ${v} b'`, (v) => `a ${v} b`],
	[(v) => sh`show -- "a ${v} b"`, (v) => `a ${v} b`],
];
