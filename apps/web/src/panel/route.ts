import { isTask, taskInfo } from "@vitrine/catalogue";
import { type ModelRecord, shown } from "@vitrine/model";
import { served } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import type { Route } from "../site/site.ts";
import { PANEL } from "./live/address.ts";
import { panelProps } from "./view/props.ts";

/** Fields of a model page's address that are kept. */
const KEPT = ["tab", "file"] as const;

/** The data of the panel as JSON. */
export const panel: Route = (app, siteOf) => {
	app.get(served(links.island(PANEL)), async (context) => {
		const site = siteOf(context);
		const query = new URL(context.req.url).searchParams;
		const id = query.get("model") ?? "";
		const task = query.get("task") ?? undefined;
		const row = await site.store.index.get(id);
		const record = row?.record ?? unlisted(id, task);
		if (!record)
			return context.json({ error: { field: "model", message: `Model not found: ${shown(id, 200)}.` } }, 404);
		const keep = Object.fromEntries(
			KEPT.flatMap((field) => (query.get(field) ? [[field, query.get(field) ?? ""]] : [])),
		);
		const action = task === undefined ? links.model(record.id) : links.task(task);
		context.header("Cache-Control", "no-cache");
		return context.json(
			panelProps({
				record,
				query,
				action,
				keep,
				endpoints: site.config.endpoints,
				outcome: row && (await site.store.outcomes?.of(row)),
				...(task !== undefined && { task }),
			}),
		);
	});
};

/** The record of a model that only a task's page names, or one with its id and task; undefined if there is no such page. */
function unlisted(id: string, task: string | undefined): ModelRecord | undefined {
	if (task === undefined || !isTask(task) || id === "") return undefined;
	const { example } = taskInfo(task);
	return example?.id === id ? example : { id, tags: [], pipeline_tag: task };
}
