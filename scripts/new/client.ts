import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exportName } from "./names.ts";
import { importsIn, NewError, withImport, withLine, writeAll, type Written } from "./writing.ts";

const FOLDER = "packages/inference/src/clients";
const INDEX = `${FOLDER}/index.ts`;

/** Writes the file of a client, such as `httpx.python`, and lists it. Throws a NewError for a name that is not valid or is taken. */
export function newClient(root: string, file: string): Written {
	const [, name = "", language = ""] = /^([A-Za-z](?:[\w.-]*\w)?)\.(\w+)$/.exec(file) ?? [];
	const code = CODE.get(language);
	if (code === undefined)
		throw new NewError(
			`"${file}" cannot be a client. Give its name and its language, "python", "js" or "sh": for example httpx.python`,
		);
	const index = readFileSync(join(root, INDEX), "utf8");
	const constant = exportName(name, [...importsIn(index).values()], code.suffix);
	const path = `${FOLDER}/${file}.ts`;
	writeAll(root, { [path]: entry(name, language, constant, code) }, { [INDEX]: listed(index, file, constant) });
	return { written: [path, INDEX], next: NEXT };
}

const NEXT: readonly string[] = [
	`Next: write the code, and state the kinds of calls it can make. Tabs have the order of ${INDEX}. Then run:`,
	"npm run verify -- --lookup",
	"npm test -- packages/inference verify/src/requests/clients verify/src/shell -u",
	'The tests name what is still missing. See "Add a client" in CONTRIBUTING.md.',
];

interface Code {
	readonly tag: string;
	readonly type: string;
	/** What a constant ends with if another has its name. */
	readonly suffix: string;
	readonly registry?: string;
	/** A program that makes no call. */
	readonly program: string;
}

const CODE: ReadonlyMap<string, Code> = new Map([
	["python", { tag: "py", type: "Python", suffix: "Python", registry: "pypi", program: "print(${call.request.url})" }],
	[
		"js",
		{ tag: "js", type: "JavaScript", suffix: "Js", registry: "npm", program: "console.log(${call.request.url});" },
	],
	["sh", { tag: "sh", type: "Shell", suffix: "Sh", program: "echo ${call.request.url}" }],
]);

/** The file compiles; its program makes no call, which `npm run verify` refuses until the author writes it. */
const entry = (name: string, language: string, constant: string, { tag, type, registry, program }: Code): string =>
	`import { ${tag}, type ${type} } from "@vitrine/code";
import type { Client } from "../client.ts";
import { rawClient } from "./shared/client.ts";

export const ${constant}: Client = rawClient({
	name: "${name}",
	language: "${language}",
${registry === undefined ? "" : `\tpackage: { registry: "${registry}", name: "${name}" },\n`}	saves: false,
	kinds: new Set(["basic"]),
	write: (call): ${type} => ${tag}\`${program}\`,
});
`;

/** The list with the client after the others of its language. */
function listed(index: string, file: string, constant: string): string {
	const language = file.slice(file.lastIndexOf("."));
	const others = [...importsIn(index)].filter(([path]) => path.endsWith(`${language}.ts`)).map(([, name]) => name);
	const isOther = (line: string): boolean => others.some((name) => line === `\t${name},`);
	return withImport(withLine(index, `\t${constant},`, isOther), `./${file}.ts`, constant);
}
