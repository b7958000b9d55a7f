import { LONGEST, MOST_COLLECTIONS, MOST_MODELS } from "../../../apps/web/src/data/collections/limits.ts";
import { readCollections } from "../../../apps/web/src/data/collections/parse.ts";
import { must, mustBeShort, type Target, textOf } from "../target.ts";

/** An operator's file of collections: read within its bounds, or refused with a reason. */
export const target: Target = {
	name: "collections",
	run(input) {
		const read = readCollections(textOf(input));
		if ("why" in read) return mustBeShort(read.why);
		must(read.collections.length <= MOST_COLLECTIONS, "there are at most so many collections");
		for (const { slug, title, text, models } of read.collections) {
			must(/^[a-z0-9-]{1,64}$/.test(slug), "a slug is a part of an address");
			must(title.length <= LONGEST.title && !/[\r\n]/.test(title), "a title is a line");
			must(text.length <= LONGEST.text && models.length <= MOST_MODELS, "notes and lists have bounds");
		}
	},
	seeds: [
		"- title: Speech in small rooms\n  text: |\n    We use **these**.\n  models: [a/b, c/d]\n- slug: later\n  title: Later\n",
		'[{"slug":"a","title":"A","models":["x"]}]',
		"- &a {title: x}\n- {<<: *a, slug: y}\n",
	],
	words: [
		"- ",
		"slug: ",
		"title: ",
		"text: ",
		"models: ",
		"|",
		">-",
		"&a ",
		"*a",
		"<<: ",
		"!!set ",
		"[",
		"]",
		"{",
		"}",
		"---\n",
		"%YAML",
		'"',
		"\u202e",
	],
};
