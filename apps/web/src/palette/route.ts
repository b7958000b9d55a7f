import { taskIds, taskName } from "@vitrine/catalogue";
import { QueryError, type Row } from "@vitrine/search";
import { links } from "../links.ts";
import { docsOf } from "../routes/docs/docs.ts";
import type { Route } from "../server/site.ts";
import { ENTRIES, LONGEST } from "./address.ts";
import { entriesOf } from "./entries.ts";
import type { ModelEntry, ModelsFound } from "./shapes.ts";

/** Models that are shown; the list of models has the others. */
const MOST = 6;

/** What the palette asks for: everything but models at once, the models for each text that is typed. */
export const palette: Route = (app, { store, config }) => {
	app.get(ENTRIES, async (context) => context.json(entriesOf(config, (await docsOf(config)).sections)));
	app.get(links.island("palette-models"), async (context) => {
		const text = (context.req.query("q") ?? "").toWellFormed().trim().slice(0, LONGEST);
		if (text === "") return context.json({ models: [], total: 0 } satisfies ModelsFound);
		try {
			const { rows, total } = await store.index.search({ text, limit: MOST });
			return context.json({ models: rows.map(modelEntry), total } satisfies ModelsFound);
		} catch (error) {
			if (!(error instanceof QueryError)) throw error;
			return context.json({ error: { field: "q", value: text, wanted: error.message } }, 400);
		}
	});
};

const known: ReadonlySet<string> = new Set(taskIds);

function modelEntry({ record: { id, pipeline_tag: task } }: Row): ModelEntry {
	return {
		id,
		href: links.model(id),
		...(task !== undefined && { task: known.has(task) ? taskName(task).name : task }),
	};
}
