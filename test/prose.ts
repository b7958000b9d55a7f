import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { root, walk } from "./source.ts";

/** A text that people read, with everything else in its file blanked out; lines stay where they are. */
export interface Prose {
	/** From the project's folder, with forward slashes. */
	readonly file: string;
	readonly text: string;
}

/** The comments, strings and page texts of all code, and all Markdown, style sheets and files of `deploy`. */
export const proseOfProject = (): readonly Prose[] =>
	FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
	)
		.concat(readdirSync(root))
		.filter((file) => !SKIPPED.test(file) && (CODE.test(file) || TEXT.test(file)))
		.map((file) => ({ file, text: proseOf(file, readFileSync(join(root, file), "utf8")) }));

const FOLDERS = ["packages", "apps", "verify", "docs", "deploy", "scripts", "test", "tools"];
/** The changelog has the titles of commits, which cannot be changed. */
const SKIPPED = /(?:^|\/)(?:node_modules|dist|environments|images)\/|^CHANGELOG\.md$/;
const CODE = /\.(?:tsx?|mjs)$/;
const TEXT = /\.(?:md|css|cfg|ya?ml)$|(?:^|\/)Dockerfile$/;

/** The prose of one file. */
export function proseOf(file: string, text: string): string {
	if (file === "docs/style.md") return withoutExamples(text);
	return CODE.test(file) ? blanked(text, stretchesOf(file, text)) : text;
}

/** The style guide without its quotations and the left columns of its tables. */
const withoutExamples = (text: string): string => text.replace(/^\|[^|]*\|/gm, "|").replace(/“[^”]*”/g, "“”");

interface Stretch {
	readonly start: number;
	readonly end: number;
}

function stretchesOf(file: string, text: string): readonly Stretch[] {
	const { program, comments } = parseSync(file, text);
	const found: Stretch[] = [...comments];
	walk(program, (node) => {
		const isText = typeof node["value"] === "string" || node["type"] === "TemplateElement";
		if (isText) found.push(node as unknown as Stretch);
	});
	return found;
}

/** The text with NUL for every character of code. Comment signs become spaces, so that phrases may span lines. */
function blanked(text: string, stretches: readonly Stretch[]): string {
	const shown = text.replace(/\S/g, "\0").split("");
	for (const { start, end } of stretches) for (let at = start; at < end; at += 1) shown[at] = text[at] ?? "";
	return shown.join("").replace(/^(\s*)(?:\/\/|\*(?!\/))/gm, (signs) => signs.replace(/\S/g, " "));
}
