import { taskIds, taskName } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { served } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import { docsOf } from "../docs/docs.ts";
import { readFit } from "../hardware/fit.ts";
import { entriesOf } from "../search/answering/entries.ts";
import { findAll } from "../search/find.ts";
import type { Route } from "../site/site.ts";
import { ENTRIES } from "./address.ts";
import type { ModelEntry, ModelsFound } from "./shapes.ts";

/** Models that are shown. */
const MOST = 6;

/** The data of the palette and of the fields: all entries but models, and what each text finds. */
export const palette: Route = (app, siteOf, { config }) => {
	app.get(served(ENTRIES), async (context) =>
		context.json(entriesOf(siteOf(context), (await docsOf(config)).sections)),
	);
	app.get(served(links.island("palette-models")), async (context) => {
		const site = siteOf(context);
		const { searchParams } = new URL(context.req.url);
		const { fit } = readFit(searchParams);
		const { models, ...found } = await findAll(site, { typed: searchParams.get("q") ?? "", limit: MOST, machine: fit });
		return context.json({ ...found, models: models.map(modelEntry) } satisfies ModelsFound);
	});
};

const known: ReadonlySet<string> = new Set(taskIds);

function modelEntry({ id, pipeline_tag: task }: ModelRecord): ModelEntry {
	return {
		id,
		href: links.model(id),
		...(task !== undefined && { task: known.has(task) ? taskName(task).name : task }),
	};
}
