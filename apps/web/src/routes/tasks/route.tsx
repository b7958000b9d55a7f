import type { Context } from "hono";
import { ifAnswered } from "../../data/patience.ts";
import { links } from "../../base/links.ts";
import { alsoFormats, preferredFormat, sendJson } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import type { Route } from "../../site/site.ts";
import { loadTasks } from "../../resources/task/figures.ts";
import { tasksJson } from "../../resources/task/listJson.ts";
import { taskList } from "./list.ts";
import { TasksPage } from "./page.tsx";

/** `/tasks`, also as JSON (`.json`), and the data of its list. */
export const tasks: Route = (app, siteOf) => {
	const data = async (context: Context): Promise<Response> => {
		const site = siteOf(context);
		const { index } = site.store;
		const origin = originOf(context, site.config);
		return sendJson(context, tasksJson(await loadTasks(index), origin), links.tasks());
	};
	app.get("/tasks.json", data);
	app.get("/tasks", async (context) => {
		const site = siteOf(context);
		const { index } = site.store;
		if (preferredFormat(context) === "json") return data(context);
		const list = taskList((await ifAnswered(loadTasks(index))) ?? {}, context.req.query("q") ?? "");
		const answer = await site.page(context, {
			title: "Tasks",
			description: "What models do, by input and output, with the models and libraries for each task.",
			section: links.tasks(),
			source: "packages/catalogue/src/tasks/table.ts",
			body: <TasksPage list={list} />,
		});
		return alsoFormats(answer);
	});
	app.get("/islands/tasks.json", async (context) =>
		context.json(taskList(await loadTasks(siteOf(context).store.index), context.req.query("q") ?? "")),
	);
};
