import { isHiddenFile } from "@vitrine/sources";
import { FilesUnavailable } from "@vitrine/store";
import type { Context } from "hono";
import { alsoFormats, type Format, preferredFormat, sendJson, withoutEnding } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import { sendMarkdown } from "../../http/markdown.ts";
import { builtSoFar } from "../../base/building.ts";
import { isBuilding } from "../../data/patience.ts";
import { panelProps, panelView } from "../../panel/view/props.ts";
import { panelAddress } from "../../panel/live/address.ts";
import { parsePanel } from "../../panel/state/state.ts";
import { BASE_PATH } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { originsFor } from "../../panel/call/origins.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { readCard } from "../../resources/model/card.ts";
import { filesOf } from "./files/files.ts";
import { fieldsOf, type Hardware, hardwareOf } from "./memory/hardware.ts";
import { modelPageJson } from "../../resources/model/json.ts";
import { modelMarkdown } from "./markdown.ts";
import { contentsOf, openingOf, searchable } from "./contents.ts";
import { findModel, type ModelView, readableFiles } from "../../resources/model/model.ts";
import { hiddenFilePage } from "./files/HiddenFile.tsx";
import { openFile } from "./files/openFile.ts";
import { ModelPage } from "./page.tsx";
import { overviewOf } from "./overview/overview.ts";
import { showsOverview } from "./views.ts";

/** `/models/OWNER/NAME`, `/models/NAME`, and ids with more parts; also as Markdown (`.md`) and JSON (`.json`), by ending or by Accept. */
export const model: Route = (app, siteOf) => {
	const answer = async (context: Context, id: string): Promise<Response> => {
		const site = siteOf(context);
		const query = new URL(context.req.url).searchParams;
		const found = await findModel(site, id);
		const named = found ? undefined : withoutEnding(id);
		const other = found ?? (named && (await findModel(site, named.name)));
		const sent = other && (await sendAs(named?.format ?? preferredFormat(context), context, site, other));
		if (sent) return sent;
		const page = found && (await pageOf(context, site, found, query));
		return alsoFormats(await site.page(context, page ?? (await notFoundPage(site, context.req.path))));
	};
	const answerBuilding = (context: Context, id: string): Promise<Response> =>
		answer(context, id).catch((error: unknown) => {
			// The index was found to be built meanwhile: now the page does without it.
			if (isBuilding(error)) return answer(context, id);
			throw error;
		});
	app.get("/models/:name", (context) => answerBuilding(context, context.req.param("name")));
	app.get("/models/:owner/:name", (context) => {
		const { owner, name } = context.req.param();
		return answerBuilding(context, `${owner}/${name}`);
	});
	// Ids of other hubs may have more parts; links escape the slashes between them, people do not.
	app.get("/models/:owner/:name/:more{.+}", (context) => {
		const { owner, name, more } = context.req.param();
		return answerBuilding(context, `${owner}/${name}/${more}`);
	});
};

/** The page of a model; without its files if its source becomes unavailable while they are read. */
function pageOf(context: Context, site: Site, found: ModelView, query: URLSearchParams): Promise<Page | undefined> {
	const origin = originOf(context, site.config);
	return modelPage(site, found, query, origin).catch((error: unknown) => {
		if (!(error instanceof FilesUnavailable)) throw error;
		return modelPage(site, { ...found, repository: undefined, unavailable: error }, query, origin);
	});
}

/** Sends a model in a format; undefined for HTML. */
async function sendAs(format: Format, context: Context, site: Site, found: ModelView): Promise<Response | undefined> {
	if (format === "html") return undefined;
	if (format === "markdown") return sendText(context, site, found, new URL(context.req.url).searchParams);
	return sendJson(context, modelPageJson(found, originOf(context, site.config)), links.model(found.record.id));
}

async function sendText(context: Context, site: Site, found: ModelView, query: URLSearchParams): Promise<Response> {
	const { record, outcome } = found;
	const view = panelView(record, parsePanel(query), site.config.endpoints, outcome);
	const overview = await overviewOf(searchable(site), record);
	const note = site.building && `${builtSoFar(site.building)} Related models are missing until then.`;
	const text = modelMarkdown({ record, view, list: filesOf(found), card: await readCard(found), overview, note });
	return sendMarkdown(context, text, links.model(record.id));
}

/** The page of the list of files; 1 if the address does not name one. */
function pageIn(query: URLSearchParams): number {
	const text = query.get("page") ?? "";
	return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The page; undefined if its file does not exist. */
async function modelPage(
	site: Site,
	found: ModelView,
	query: URLSearchParams,
	origin: string,
): Promise<Page | undefined> {
	const { record } = found;
	const { endpoints } = site.config;
	const wanted = query.get("tab") ?? "";
	const file = query.get("file") ?? "";
	// While the source is unavailable, it is unknown whether the file exists.
	if (wanted === "files" && file !== "") readableFiles(found);
	const opening = await openingOf(site, found, wanted);
	const { tab, views } = opening;
	const path = tab === "files" ? file : "";
	const open = path === "" ? undefined : await openFile(found, path);
	if (path !== "" && !open) return isHiddenFile(path) ? hiddenFilePage(record.id, path) : undefined;
	const hardware: Hardware = tab === "memory" || showsOverview(tab, views) ? hardwareOf(query) : { faults: [] };
	const page = tab === "files" ? pageIn(query) : 1;
	const keep = {
		...(tab !== views[0] && { tab }),
		...(open && { file: path }),
		...(page > 1 && { page: String(page) }),
		...fieldsOf(hardware),
	};
	const panel = panelProps({ record, query, action: links.model(record.id), keep, endpoints, outcome: found.outcome });
	const contents = await contentsOf(site, found, opening, page);
	return {
		title: open ? `${path} of ${record.id}` : record.id,
		description: `${record.id}: facts, files, and code to load and call it.`,
		section: links.models(),
		canonical: links.model(record.id),
		preview: { path: links.preview("model", record.id), alt: `${record.id}: its task, size, licence and check level` },
		oembed: origin + links.oembed({ url: origin + panelAddress(panel, panel.view.state) }),
		calls: originsFor(record, endpoints),
		body: (
			<ModelPage model={found} {...contents} open={open} panel={panel} site={origin + BASE_PATH} hardware={hardware} />
		),
	};
}
