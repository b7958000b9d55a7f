/** The source of `tasks/index.ts`. */
export function taskIndex(ids: readonly string[]): string {
	const lines = ids.toSorted(byName).map((id) => `export { ${camelCase(id)} } from "./${id}.ts";\n`);
	return `// Written by "npm run generate": do not edit.\n${lines.join("")}`;
}

/** The source of `taskIds.ts`. */
export function taskIdList(ids: readonly string[]): string {
	const lines = ids.map((id) => `\t${JSON.stringify(id)},\n`);
	return `// Written by "npm run generate": do not edit.

/** Every task id, in catalogue order; apart from the table of names, which a bundle that only checks ids need not hold. */
export const taskIds: readonly string[] = [
${lines.join("")}];
`;
}

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

/** The name of the constant that a task's file exports. */
export function camelCase(id: string): string {
	return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
