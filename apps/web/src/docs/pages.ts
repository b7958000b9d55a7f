import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { splitFrontMatter } from "../markdown/frontMatter.ts";

/** A page of the docs: one Markdown file, which says itself where it stands. */
export interface DocsPage {
	/** The name of its file without `.md`; empty for the first page, which stands at the docs' own address. */
	readonly slug: string;
	/** Its file, from the project's folder. */
	readonly source: string;
	readonly section: string;
	readonly order: number;
	readonly title: string;
	/** The whole file. */
	readonly text: string;
}

const FIRST = "start";

const frontMatter = z.object({ section: z.string().min(1), order: z.number().int() });

/** Reads every page below `folder`, in their order. Throws, naming the file, when one does not say where it stands. */
export async function readPages(folder: string): Promise<readonly DocsPage[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
	const pages = await Promise.all(names.map(async (name) => pageOf(name, await readFile(join(folder, name), "utf8"))));
	return pages.toSorted((a, b) => a.order - b.order);
}

function pageOf(name: string, text: string): DocsPage {
	const { yaml, body } = splitFrontMatter(text);
	const place = frontMatter.safeParse(parse(yaml ?? ""));
	if (!place.success)
		throw new Error(`docs/${name}: its front matter should hold a section and an order, such as "order: 3"`);
	const title = /^#\s+(.+)$/m.exec(body)?.[1]?.trim();
	if (title === undefined) throw new Error(`docs/${name}: it should begin with a heading, such as "# Start"`);
	const slug = name.slice(0, -".md".length);
	return { slug: slug === FIRST ? "" : slug, source: `docs/${name}`, ...place.data, title, text };
}
