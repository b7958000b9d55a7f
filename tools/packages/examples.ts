import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./places.ts";

/** An example of the documentation, and what it prints. */
export interface Example {
	/** The page, and the package whose section has it. */
	readonly title: string;
	readonly page: string;
	readonly name: string;
	readonly code: string;
	readonly output: string;
}

const PAGES = ["docs/packages.md", "docs/migrating.md"];

const BLOCK = /^```ts\n(?<code>[^]*?)^```\n\n```text\n(?<output>[^]*?)^```$/gm;

/** Each block of TypeScript with a block of text after it, on the pages about packages. */
export const examples: readonly Example[] = PAGES.flatMap((page) => {
	const sections = readFileSync(join(ROOT, page), "utf8").split(/^## /m).slice(1);
	return sections.flatMap((section) => {
		const name = section.split("\n")[0]?.replaceAll("`", "") ?? "";
		return [...section.matchAll(BLOCK)].map(({ groups }, at) => ({
			title: `${page} ${name} ${at + 1}`,
			page,
			name,
			code: groups?.["code"] ?? "",
			output: groups?.["output"] ?? "",
		}));
	});
});
