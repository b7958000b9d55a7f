import type { Context } from "hono";
import { panelProps } from "../../panel/props.ts";
import { links } from "../../links.ts";
import type { Page, Route, Site } from "../../server/site.ts";
import { originsFor } from "../../tryit/origins.ts";
import { notFoundPage } from "../errors/not-found.tsx";
import { cardOf } from "./card.ts";
import { filesOf } from "./files.ts";
import { findModel, type ModelView } from "./model.ts";
import { openFile } from "./openFile.ts";
import { ModelPage } from "./page.tsx";
import { isTab } from "./Tabs.tsx";

/** `/models/OWNER/NAME` and `/models/NAME`. */
export const model: Route = (app, site) => {
	const answer = async (context: Context, id: string): Promise<Response> => {
		const found = await findModel(site, id);
		const page = found && (await modelPage(site, found, new URL(context.req.url).searchParams));
		return site.page(context, page ?? (await notFoundPage(site, context.req.path)));
	};
	app.get("/models/:name", (context) => answer(context, context.req.param("name")));
	app.get("/models/:owner/:name", (context) => {
		const { owner, name } = context.req.param();
		return answer(context, `${owner}/${name}`);
	});
};

/** The page; undefined when it is asked for a file that is not there. */
async function modelPage({ config }: Site, found: ModelView, query: URLSearchParams): Promise<Page | undefined> {
	const { record } = found;
	const wanted = query.get("tab") ?? "";
	const tab = isTab(wanted) ? wanted : "card";
	const path = query.get("file") ?? "";
	const open = tab === "files" && path !== "" ? await openFile(found, path) : undefined;
	if (tab === "files" && path !== "" && !open) return undefined;
	const keep = tab === "card" ? {} : { tab, ...(open && { file: path }) };
	return {
		title: open ? `${path} of ${record.id}` : record.id,
		description: `${record.id}: what it is, its files, and code to load and to call it.`,
		section: "models",
		canonical: links.model(record.id),
		calls: originsFor(record, config.endpoints),
		body: (
			<ModelPage
				model={found}
				tab={tab}
				card={tab === "card" ? await cardOf(found) : undefined}
				files={filesOf(found)}
				open={open}
				panel={panelProps({ record, query, action: links.model(record.id), keep, endpoints: config.endpoints })}
			/>
		),
	};
}
