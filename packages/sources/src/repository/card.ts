import { isObject } from "@vitrine/model";
import { parse, YAMLParseError } from "yaml";
import { reason } from "../error.ts";
import { type Repository, textOf } from "./repository.ts";

/** Bytes of a README that are searched for the end of the front matter. */
const MOST = 1024 * 1024;

/** What the front matter of a README says. */
export interface Card {
	readonly data: Readonly<Record<string, unknown>>;
	readonly notes: readonly string[];
}

/** The card of a repository; without one, or with one that cannot be read, there are no data, and a note on the latter. */
export async function readCard(repository: Repository): Promise<Card> {
	const readme = await textOf(repository, "README.md", MOST);
	if (readme === undefined) return { data: {}, notes: [] };
	return frontMatter(readme, `${repository.where}/README.md`);
}

/** Reads the YAML between the first line, `---`, and the next such line. `where` names the file in notes. */
export function frontMatter(readme: string, where: string): Card {
	const lines = readme.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
	if (!FENCE.test(lines[0] ?? "")) return { data: {}, notes: [] };
	const end = lines.findIndex((line, at) => at > 0 && FENCE.test(line));
	if (end < 0) return without(`${where}:1`, "the front matter that begins here has no closing --- line");
	return parsed(lines.slice(1, end).join("\n"), where);
}

const FENCE = /^---[ \t]*$/;

function parsed(yaml: string, where: string): Card {
	let value: unknown;
	try {
		value = plain(parse(yaml, { logLevel: "error", uniqueKeys: false, prettyErrors: true }));
	} catch (error) {
		const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) + 1 : 2;
		return without(`${where}:${line}`, `broken YAML: ${firstLine(reason(error))}`);
	}
	if (value === null) return { data: {}, notes: [] };
	if (!isObject(value)) return without(`${where}:2`, "the front matter is not a list of fields (name: value)");
	return { data: value, notes: [] };
}

/** YAML can hold what JSON cannot (circles, not-a-number, sets): a circle is an error, the others become JSON. */
function plain(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value ?? null)) as unknown;
}

function firstLine(message: string): string {
	return (message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
}

function without(where: string, what: string): Card {
	return { data: {}, notes: [`${where}: ${what}; the card's fields are left out`] };
}
