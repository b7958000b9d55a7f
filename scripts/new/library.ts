import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exportName } from "./names.ts";
import { NewError, writeAll } from "./writing.ts";

const FOLDER = "packages/catalogue/src/libraries";
const INDEX = `${FOLDER}/index.ts`;

/** The files that were written, and what their author does next, a line each. */
export interface Written {
	readonly written: readonly string[];
	readonly next: readonly string[];
}

/**
 * Writes the file of a library, its lines in the index (last: the author moves them) and a folder with one record.
 * Throws a NewError, having written nothing, for a key that cannot be one or is taken.
 */
export function newLibrary(root: string, key: string): Written {
	refuseBadKey(key);
	const index = readFileSync(join(root, INDEX), "utf8");
	refuseTaken(index, key);
	const name = exportName(key, namesIn(index));
	const records = `fixtures/load/${key}/records.json`;
	const fresh = { [`${FOLDER}/${key}.ts`]: entry(key, name), [records]: record(key) };
	writeAll(root, fresh, [INDEX, withLines(index, key, name)]);
	return { written: [...Object.keys(fresh), INDEX], next: NEXT };
}

const NEXT: readonly string[] = [
	"Next: state its repository and what else the shapes ask for, write how it loads a model,",
	"give it a record for each branch, and run: npm test -- packages/catalogue -u",
	"CONTRIBUTING.md has the five steps.",
];

function refuseBadKey(key: string): void {
	if (!/^[A-Za-z0-9][\w.-]*$/.test(key) || /\.$|\.test$/.test(key) || key.toLowerCase() === "index")
		throw new NewError(
			`"${key}" cannot be a key: it is a tag of model cards and the name of a file, so it begins with a letter or a ` +
				'digit, has no more than letters, digits, "-", "_" and "." in it, and is not "index".',
		);
}

/** Some file systems take two names for one that differ by case alone. */
function refuseTaken(index: string, key: string): void {
	const taken = [...index.matchAll(/ from "\.\/(.+)\.ts";/g)].map(([, one]) => one!);
	const same = taken.find((one) => one.toLowerCase() === key.toLowerCase());
	if (same !== undefined) throw new NewError(`There is a library "${same}" already: ${FOLDER}/${same}.ts`);
}

const namesIn = (index: string): readonly string[] =>
	[...index.matchAll(/^import \{ (\w+) \}/gm)].map(([, name]) => name!);

/** The index with the import after the last and the name at the end of the list. */
function withLines(index: string, key: string, name: string): string {
	const imports = index.indexOf("\n\n");
	const list = index.lastIndexOf("\n];");
	if (imports < 0 || list < imports)
		throw new NewError(`${INDEX} is not as expected: its lines must be added by hand.`);
	const imported = `\nimport { ${name} } from "./${key}.ts";`;
	return `${index.slice(0, imports)}${imported}${index.slice(imports, list)}\n\t${name},${index.slice(list)}`;
}

const record = (key: string): string =>
	`{\n\t"any": {\n\t\t"id": "acme/any",\n\t\t"tags": [\n\t\t\t"${key}"\n\t\t]\n\t}\n}\n`;

/** It compiles and fetches the model; the empty address fails a test until the author has stated it. */
const entry = (key: string, name: string): string => `import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const ${name}: Library = {
	key: "${key}",
	prettyLabel: "${key}",
	repoName: "${key}",
	repoUrl: "",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "${key}" },
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py\`
		from huggingface_hub import snapshot_download

		print(snapshot_download(\${id}))
	\`;
	return [{ code }];
}
`;
