import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exportName } from "./names.ts";
import { NewError, withLine, writeAll, type Written } from "./writing.ts";

const FOLDER = "packages/catalogue/src/libraries";
const EXAMPLES = "packages/catalogue/src/examples.ts";

/**
 * Writes the file of a library, a folder with one record, and the line of a made-up example. Throws a NewError, without writing anything, for a key
 * that is invalid or taken.
 */
export function newLibrary(root: string, key: string): Written {
	refuseBadKey(key);
	const index = readFileSync(join(root, FOLDER, "index.ts"), "utf8");
	refuseTaken(index, key);
	const files = {
		[`${FOLDER}/${key}.ts`]: entry(key, exportName(key, namesIn(index))),
		[`fixtures/load/${key}/records.json`]: record(key),
	};
	writeAll(root, files, { [EXAMPLES]: withExample(readFileSync(join(root, EXAMPLES), "utf8"), key) });
	return { written: [...Object.keys(files), EXAMPLES], next: NEXT };
}

const NEXT: readonly string[] = [
	"Next: say in one sentence what the library is for and who makes it, state its facts, write how it loads a model, and add a record for each branch.",
	`Name a well-known model in ${EXAMPLES}. If you change the label, run "npm run generate". Then run:`,
	"npm test -- packages/catalogue test/readme -u",
	'It names what is still missing. See "Add a library" in CONTRIBUTING.md.',
];

function refuseBadKey(key: string): void {
	if (!/^[A-Za-z0-9][\w.-]*$/.test(key) || /\.$|\.test$/.test(key) || key.toLowerCase() === "index")
		throw new NewError(
			`"${key}" cannot be a key. A key is a tag of model cards and the name of a file: it starts with a letter or a ` +
				'digit, contains only letters, digits, "-", "_" and ".", and is not "index".',
		);
}

/** Some file systems treat names that differ only in case as one. */
function refuseTaken(index: string, key: string): void {
	const keys = [...index.matchAll(/ from "\.\/(.+)\.ts";/g)].map(([, one = ""]) => one);
	const same = keys.find((one) => one.toLowerCase() === key.toLowerCase());
	if (same !== undefined) throw new NewError(`There is a library "${same}" already: ${FOLDER}/${same}.ts`);
}

const namesIn = (index: string): readonly string[] =>
	[...index.matchAll(/^import \{ (\w+) \}/gm)].map(([, name = ""]) => name);

/** The list of examples with a made-up one, in the order of its keys. */
function withExample(list: string, key: string): string {
	const before = [...list.matchAll(EXAMPLE)].findLast(([, other = ""]) => isBefore(other, key))?.[0];
	return withLine(list, `\t["${key}", "acme/any"],`, (line) =>
		before === undefined ? FIRST.test(line) : line === before,
	);
}

const isBefore = (one: string, other: string): boolean => one.toLowerCase() < other.toLowerCase();

const EXAMPLE = /^\t\["(.+)", ".+"\],$/gm;
/** The line before the first example. */
const FIRST = /new Map\(\[$/;

const record = (key: string): string =>
	`{\n\t"any": {\n\t\t"id": "acme/any",\n\t\t"tags": [\n\t\t\t"${key}"\n\t\t]\n\t}\n}\n`;

/** The file compiles and fetches the model; its empty sentence and address fail a test until the author fills them in. */
const entry = (key: string, name: string): string => `import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const ${name}: Library = {
	key: "${key}",
	prettyLabel: "${key}",
	summary: "",
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
