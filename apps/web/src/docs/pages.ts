import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { splitFrontMatter } from "../markdown/frontMatter.ts";

/** A page of the docs: one Markdown file; its front matter has its section and order. */
export interface DocsPage {
	/** The name of its file without `.md`; empty for the first page, which is at `/docs`. */
	readonly slug: string;
	/** The path of its file, from the project's folder. */
	readonly source: string;
	readonly section: string;
	readonly order: number;
	readonly title: string;
	/** Further words that a search finds it by. */
	readonly words?: string;
	/** The whole file. */
	readonly text: string;
}

const FIRST = "start";

const frontMatter = z.object({ section: z.string().min(1), order: z.number().int(), words: z.string().optional() });

/** Reads every page in `folder`, in their order. Throws, with the file's name, if one has no section, order or title. */
export async function readPages(folder: string): Promise<readonly DocsPage[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
	const pages = await Promise.all(names.map(async (name) => pageOf(name, await readFile(join(folder, name), "utf8"))));
	return pages.toSorted((a, b) => a.order - b.order);
}

function pageOf(name: string, text: string): DocsPage {
	const { yaml, body } = splitFrontMatter(text);
	const place = frontMatter.safeParse(parse(yaml ?? ""));
	if (!place.success)
		throw new Error(`docs/${name}: the front matter needs a section and an order, such as "order: 3"`);
	const { words, ...placed } = place.data;
	const title = /^#\s+(.+)$/m.exec(body)?.[1]?.trim();
	if (title === undefined) throw new Error(`docs/${name}: the page needs a heading, such as "# Start"`);
	const slug = name.slice(0, -".md".length);
	return {
		slug: slug === FIRST ? "" : slug,
		source: `docs/${name}`,
		...placed,
		title,
		...(words !== undefined && { words }),
		text,
	};
}
