import { countModels } from "../../data/counts.ts";
import { ifAnswered } from "../../data/patience.ts";
import { links } from "../../base/links.ts";
import type { Route } from "../../site/site.ts";
import { taskList } from "./list.ts";
import { TasksPage } from "./page.tsx";

/** `/tasks`, and its list as JSON. */
export const tasks: Route = (app, site) => {
	const { index } = site.store;
	app.get("/tasks", async (context) => {
		const list = taskList(await ifAnswered(countModels(index)), context.req.query("q") ?? "");
		return site.page(context, {
			title: "Tasks",
			description: "What models do, by input and output, with the models and libraries for each task.",
			section: links.tasks(),
			source: "packages/catalogue/src/tasks/table.ts",
			body: <TasksPage list={list} />,
		});
	});
	app.get("/islands/tasks.json", async (context) =>
		context.json(taskList(await countModels(index), context.req.query("q") ?? "")),
	);
};
