import { isTask } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import { alsoFormats, preferredFormat, sendJson, withoutEnding } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import { sendMarkdown } from "../../http/markdown.ts";
import { panelProps } from "../../panel/view/props.ts";
import type { PanelProps } from "../../panel/shapes/view.ts";
import type { Route, Site } from "../../site/site.ts";
import { firstSentence } from "../../base/sentence.ts";
import { originsFor } from "../../panel/call/origins.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { loadTask, type TaskData } from "../../resources/task/data.ts";
import { taskJson } from "../../resources/task/json.ts";
import { taskMarkdown } from "./markdown.ts";
import { TaskPage } from "./page.tsx";

/** `/tasks/ID`; also as Markdown (`.md`) and JSON (`.json`), by ending or by Accept. */
export const task: Route = (app, siteOf) => {
	app.get("/tasks/:id", async (context) => {
		const site = siteOf(context);
		const asked = context.req.param("id");
		const { name: id, format } = withoutEnding(asked) ?? { name: asked, format: preferredFormat(context) };
		if (!isTask(id)) return site.page(context, await notFoundPage(site, context.req.path));
		const data = await loadTask(site.store.index, id);
		if (format === "json") return sendJson(context, taskJson(data, originOf(context, site.config)), links.task(id));
		const panel = panelOf(site, data, new URL(context.req.url).searchParams);
		if (format === "markdown") return sendMarkdown(context, taskMarkdown(data, panel, site.config.hub), links.task(id));
		const answer = await site.page(context, {
			title: data.info.label,
			description: firstSentence(data.info.summary),
			section: links.tasks(),
			preview: { path: links.preview("task", id), alt: data.info.label },
			source: sourceOf(id),
			calls: data.example === undefined ? [] : originsFor(data.example, site.config.endpoints),
			body: <TaskPage data={data} panel={panel} />,
		});
		return alsoFormats(answer);
	});
};

/** The source file of a task. */
function sourceOf(id: string): string {
	return `packages/catalogue/src/tasks/${id}.ts`;
}

/** The panel, for the example model of the task. */
function panelOf({ config }: Site, { info, example }: TaskData, query: URLSearchParams): PanelProps | undefined {
	if (example === undefined) return undefined;
	return panelProps({
		record: example,
		query,
		action: links.task(info.id),
		endpoints: config.endpoints,
		task: info.id,
	});
}
