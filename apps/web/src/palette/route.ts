import { taskIds, taskName } from "@vitrine/catalogue";
import { type Index, QueryError, type Row } from "@vitrine/search";
import { links } from "../base/links.ts";
import { docsOf } from "../docs/docs.ts";
import type { Route } from "../site/site.ts";
import { ENTRIES, LONGEST } from "./address.ts";
import { entriesOf } from "./entries.ts";
import { narrowedBy } from "./narrowed.ts";
import type { ModelEntry, ModelsFound } from "./shapes.ts";
import { shortcutsOf } from "./shortcuts.ts";

/** Models that are shown. */
const MOST = 6;

/** The data of the palette: all entries but models, and the models for each text. */
export const palette: Route = (app, site) => {
	app.get(ENTRIES, async (context) => context.json(entriesOf(site, (await docsOf(site.config)).sections)));
	app.get(links.island("palette-models"), async (context) => {
		const text = (context.req.query("q") ?? "").toWellFormed().trim().slice(0, LONGEST);
		if (text === "") return context.json({ shortcuts: [], models: [], total: 0 } satisfies ModelsFound);
		try {
			return context.json(await modelsFound(site.store.index, text));
		} catch (error) {
			if (!(error instanceof QueryError)) throw error;
			return context.json({ error: { field: "q", value: text, wanted: error.message } }, 400);
		}
	});
};

async function modelsFound(index: Index, text: string): Promise<ModelsFound> {
	const narrowed = narrowedBy(text);
	const { rows, total } = await index.search({ ...(narrowed?.query ?? { text }), limit: MOST });
	return {
		shortcuts: await shortcutsOf(index, text),
		models: rows.map(modelEntry),
		total,
		...(narrowed && { narrowed: { label: narrowed.label, href: narrowed.href } }),
	};
}

const known: ReadonlySet<string> = new Set(taskIds);

function modelEntry({ record: { id, pipeline_tag: task } }: Row): ModelEntry {
	return {
		id,
		href: links.model(id),
		...(task !== undefined && { task: known.has(task) ? taskName(task).name : task }),
	};
}
