import { readdirSync } from "node:fs";
import { join } from "node:path";
import { camelCase } from "../src/clients/shared/names.ts";

const PROVIDERS = "packages/inference/src/providers";

/** The text of each generated file, by its path from the root of the checkout. */
export function generated(root: string): Readonly<Record<string, string>> {
	return { [`${PROVIDERS}/index.ts`]: providerIndex(idsIn(join(root, PROVIDERS))) };
}

const idsIn = (folder: string): readonly string[] =>
	readdirSync(folder)
		.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !OTHERS.has(file))
		.map((file) => file.slice(0, -".ts".length));

const OTHERS: ReadonlySet<string> = new Set(["index.ts", "shapes.ts", "tokenVariable.ts"]);

function providerIndex(ids: readonly string[]): string {
	const sorted = ids.toSorted();
	return `// Written by "npm run generate": do not edit.
${sorted.map((id) => `import { ${camelCase(id)} } from "./${id}.ts";\n`).join("")}import type { ProviderEntry } from "./shapes.ts";

/** Every provider, by id: the current ones, and those that only client 4.0.1 had. */
export const entries: readonly ProviderEntry[] = [
${sorted.map((id) => `\t${camelCase(id)},\n`).join("")}];
`;
}
