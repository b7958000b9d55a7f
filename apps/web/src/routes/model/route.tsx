import { isHiddenFile } from "@vitrine/sources";
import type { Context } from "hono";
import { basesOf } from "../../facts/bases.ts";
import { alsoMarkdown, prefersMarkdown, sendMarkdown, withoutEnding } from "../../markdown/answer.ts";
import { panelProps, panelView } from "../../panel/view/props.ts";
import { parsePanel } from "../../panel/state/state.ts";
import { links } from "../../base/links.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { originsFor } from "../../panel/call/origins.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { cardOf, cardText } from "./card/card.ts";
import { countChildren, familyOf } from "./derivatives/family.ts";
import { countFiles, filesOf } from "./files/files.ts";
import { quantizedFrom } from "./memory/derived.ts";
import { fieldsOf, type Hardware, hardwareOf } from "./memory/hardware.ts";
import { modelMarkdown } from "./markdown.ts";
import { findModel, type ModelView } from "./model.ts";
import { hiddenFilePage } from "./files/HiddenFile.tsx";
import { openFile } from "./files/openFile.ts";
import { ModelPage } from "./page.tsx";
import { isTab } from "./Tabs.tsx";

/** `/models/OWNER/NAME` and `/models/NAME`; with `.md` appended, or if Markdown is preferred, as Markdown. */
export const model: Route = (app, site) => {
	const answer = async (context: Context, id: string): Promise<Response> => {
		const query = new URL(context.req.url).searchParams;
		const found = await findModel(site, id);
		if (found && prefersMarkdown(context)) return sendText(context, site, found, query);
		const named = found ? undefined : withoutEnding(id);
		const asText = named === undefined ? undefined : await findModel(site, named);
		if (asText) return sendText(context, site, asText, query);
		const page = found && (await modelPage(site, found, query));
		return alsoMarkdown(await site.page(context, page ?? (await notFoundPage(site, context.req.path))));
	};
	app.get("/models/:name", (context) => answer(context, context.req.param("name")));
	app.get("/models/:owner/:name", (context) => {
		const { owner, name } = context.req.param();
		return answer(context, `${owner}/${name}`);
	});
};

async function sendText(context: Context, site: Site, found: ModelView, query: URLSearchParams): Promise<Response> {
	const { record } = found;
	const view = panelView(record, parsePanel(query), site.config.endpoints);
	const text = modelMarkdown({ record, view, list: filesOf(found), card: await cardText(found) });
	return sendMarkdown(context, text, links.model(record.id));
}

/** The page of the list of files; 1 if the address does not name one. */
function pageIn(query: URLSearchParams): number {
	const text = query.get("page") ?? "";
	return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The page; undefined if its file does not exist. */
async function modelPage(site: Site, found: ModelView, query: URLSearchParams): Promise<Page | undefined> {
	const { record } = found;
	const { index } = site.store;
	const { endpoints, hub } = site.config;
	const wanted = query.get("tab") ?? "";
	const tab = isTab(wanted) ? wanted : "card";
	const path = query.get("file") ?? "";
	const open = tab === "files" && path !== "" ? await openFile(found, path) : undefined;
	if (tab === "files" && path !== "" && !open) return isHiddenFile(path) ? hiddenFilePage(record.id, path) : undefined;
	const hardware: Hardware = tab === "memory" ? hardwareOf(query) : {};
	const page = tab === "files" ? pageIn(query) : 1;
	const keep = {
		...(tab !== "card" && { tab }),
		...(open && { file: path }),
		...(page > 1 && { page: String(page) }),
		...fieldsOf(hardware),
	};
	const family = tab === "derivatives" ? await familyOf(index, record) : undefined;
	return {
		title: open ? `${path} of ${record.id}` : record.id,
		description: `${record.id}: facts, files, and code to load and call it.`,
		section: links.models(),
		canonical: links.model(record.id),
		calls: originsFor(record, endpoints),
		body: (
			<ModelPage
				model={found}
				tab={tab}
				card={tab === "card" ? await cardOf(found, hub) : undefined}
				files={countFiles(found)}
				list={tab === "files" ? filesOf(found, page) : undefined}
				open={open}
				panel={panelProps({ record, query, action: links.model(record.id), keep, endpoints })}
				derivatives={family?.children ?? (await countChildren(index, record))}
				family={family}
				bases={await basesOf(index, record)}
				hardware={hardware}
				derived={tab === "memory" ? await quantizedFrom(index, record) : []}
			/>
		),
	};
}
