import type { Library } from "../src/shapes.ts";

/** A file of a library: its name without `.ts`, and what it exports. */
export interface LibraryFile {
	readonly name: string;
	readonly exported: Readonly<Record<string, unknown>>;
}

/** The source of `libraries/index.ts`. Throws if a file does not export one library or a priority names none. */
export function libraryIndex(files: readonly LibraryFile[]): string {
	const ordered = orderedIn(files);
	const imports = ordered.map(([{ key }, constant]) => `import { ${constant} } from "./${key}.ts";\n`);
	const lines = ordered.map(([, constant]) => `\t${constant},\n`);
	return `// Written by "npm run generate": do not edit.
import type { Library } from "../shapes.ts";
${imports.join("")}
/** Every library, by its key except where its \`priority\` says otherwise: of several that load a record, the first comes first. */
export const libraries: readonly Library[] = [
${lines.join("")}];
`;
}

/** The longest line that the formatter leaves, without its tab. */
const WIDEST = 118;

/** The source of `lazy/loaders.ts`, in the same order. */
export function libraryLoaders(files: readonly LibraryFile[]): string {
	const lines = orderedIn(files).map(([{ key, prettyLabel }, constant]) => {
		const load = `async () => (await import("../libraries/${key}.ts")).${constant}`;
		const parts = [JSON.stringify(key), JSON.stringify(prettyLabel), load];
		const line = `[${parts.join(", ")}],`;
		return line.length <= WIDEST ? `\t${line}\n` : `\t[\n${parts.map((part) => `\t\t${part},\n`).join("")}\t],\n`;
	});
	return `// Written by "npm run generate": do not edit.
import type { Library } from "../shapes.ts";

/** Every library, in the order of \`libraries\`: its key, its label, and how it is loaded. */
export const loaders: readonly (readonly [key: string, label: string, load: () => Promise<Library>])[] = [
${lines.join("")}];
`;
}

/** The libraries of files with the constants that export them, in display order. */
function orderedIn(files: readonly LibraryFile[]): readonly (readonly [library: Library, constant: string])[] {
	const constants = new Map(files.map(constantOf));
	checkNames([...constants]);
	return inOrder([...constants.keys()]).map((library) => [library, constants.get(library) ?? ""]);
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
