import type { Library } from "../src/shapes.ts";

/** A file of a library: its name without `.ts`, and what it exports. */
export interface LibraryFile {
	readonly name: string;
	readonly exported: Readonly<Record<string, unknown>>;
}

/** The source of `libraries/index.ts`. Throws if a file does not export one library or a priority names none. */
export function libraryIndex(files: readonly LibraryFile[]): string {
	const constants = new Map(files.map(constantOf));
	checkNames([...constants]);
	const ordered = inOrder([...constants.keys()]);
	const imports = ordered.map((library) => `import { ${constants.get(library)} } from "./${library.key}.ts";\n`);
	const lines = ordered.map((library) => `\t${constants.get(library)},\n`);
	return `// Written by "npm run generate": do not edit.
import type { Library } from "../shapes.ts";
${imports.join("")}
/** Every library, by its key except where its \`priority\` says otherwise: of several that load a record, the first comes first. */
export const libraries: readonly Library[] = [
${lines.join("")}];
`;
}

function constantOf({ name, exported }: LibraryFile): readonly [library: Library, constant: string] {
	const [first, ...more] = Object.entries(exported);
	if (first === undefined || more.length > 0)
		throw new Error(
			`${pathOf(name)} exports ${Object.keys(exported).length} values: export one constant, the library.`,
		);
	const [constant, library] = first;
	if (!isLibrary(library)) throw new Error(`${pathOf(name)}: ${constant} is not a Library.`);
	if (library.key !== name)
		throw new Error(
			`${pathOf(name)}: key is "${library.key}": rename the file to ${library.key}.ts or change the key.`,
		);
	return [library, constant];
}

/** Throws if two files export constants of one name, since the list imports both. */
function checkNames(constants: readonly (readonly [library: Library, constant: string])[]): void {
	for (const [constant, same] of Map.groupBy(constants, ([, constant]) => constant))
		if (same.length > 1)
			throw new Error(
				`${same.map(([{ key }]) => pathOf(key)).join(" and ")} both export ${constant}: rename one of the two constants.`,
			);
}

const pathOf = (name: string): string => `packages/catalogue/src/libraries/${name}.ts`;

const isLibrary = (value: unknown): value is Library => typeof value === "object" && value !== null && "key" in value;

/** Libraries by key, except that one with a `priority` is directly before or after the library that it names. */
export function inOrder(libraries: readonly Library[]): readonly Library[] {
	const byKey = libraries.toSorted((a, b) => (a.key.toLowerCase() < b.key.toLowerCase() ? -1 : 1));
	const [plain, placed] = [byKey.filter((one) => !anchorOf(one)), byKey.filter(anchorOf)];
	for (const library of placed) checkAnchor(library, plain);
	return plain.flatMap((library) => {
		const before = placed.filter(({ priority }) => priority?.before === library.key);
		const after = placed.filter(({ priority }) => priority?.after === library.key);
		return before.concat(library, after);
	});
}

const anchorOf = ({ priority }: Library): string | undefined => priority?.before ?? priority?.after;

function checkAnchor(library: Library, plain: readonly Library[]): void {
	const anchor = anchorOf(library);
	if (plain.some(({ key }) => key === anchor)) return;
	throw new Error(`${pathOf(library.key)}: priority names "${anchor}": name the key of a library without a priority.`);
}
