import type { IndexReader } from "@vitrine/search";
import { isHiddenFile } from "@vitrine/sources";
import { FilesUnavailable } from "@vitrine/store";
import type { Context } from "hono";
import { alsoFormats, type Format, preferredFormat, sendJson, withoutEnding } from "../../http/formats.ts";
import { originOf } from "../../http/origin.ts";
import { sendMarkdown } from "../../markdown/answer.ts";
import { builtSoFar } from "../../base/building.ts";
import { isBuilding, withoutBuilding } from "../../data/patience.ts";
import { panelProps, panelView } from "../../panel/view/props.ts";
import { panelAddress } from "../../panel/state/address.ts";
import { parsePanel } from "../../panel/state/state.ts";
import { BASE_PATH } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import type { Page, Route, Site } from "../../site/site.ts";
import { originsFor } from "../../panel/call/origins.ts";
import { notFoundPage } from "../../errors/notFound.tsx";
import { cardLength, cardOf } from "./card/card.ts";
import { readCard } from "./card/noCard.ts";
import { countChildren, familyOf } from "./derivatives/family.ts";
import { countFiles, filesOf } from "./files/files.ts";
import { quantizedFrom } from "./memory/derived.ts";
import { fieldsOf, type Hardware, hardwareOf } from "./memory/hardware.ts";
import { modelPageJson } from "./json.ts";
import { modelMarkdown } from "./markdown.ts";
import { findModel, type ModelView, readableFiles } from "./model.ts";
import { hiddenFilePage } from "./files/HiddenFile.tsx";
import { openFile } from "./files/openFile.ts";
import { ModelPage } from "./page.tsx";
import { hasMetadata } from "./metadata/MetadataTab.tsx";
import { overviewOf } from "./overview/overview.ts";
import { hasMemoryView, showsOverview, viewFor, viewsWith } from "./views.ts";

/** `/models/OWNER/NAME` and `/models/NAME`; also as Markdown (`.md`) and JSON (`.json`), by ending or by Accept. */
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
};

/** The page of a model; without its files if its source goes away while they are read. */
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

/** The index; one that finds nothing while it is built, because a record and its files can be read without it. */
function searchable({ store, building }: Site): IndexReader {
	return building === undefined ? store.index : withoutBuilding(store.index);
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
	const { endpoints, hub } = site.config;
	const wanted = query.get("tab") ?? "";
	const path = query.get("file") ?? "";
	// While they are away, nobody knows whether there is such a file.
	if (wanted === "files" && path !== "") readableFiles(found);
	const index = wanted === "derivatives" ? site.store.index : searchable(site);
	const files = countFiles(found);
	const length = await cardLength(found);
	const isFirst = wanted === "" || wanted === "card" || (wanted === "overview" && length === "short");
	const card = isFirst ? await cardOf(found, hub) : undefined;
	const known = isFirst && card === undefined ? "none" : length;
	const isOverview = wanted === "overview" || (wanted === "" && known !== "long");
	const early = isOverview ? await overviewOf(index, record) : undefined;
	const derivatives = early?.family.children ?? (await countChildren(index, record));
	const has = { files, derivatives, metadata: hasMetadata(record), memory: hasMemoryView(record) };
	const views = viewsWith({ ...has, card: known });
	const { tab, instead } = viewFor(wanted, views, record);
	const open = tab === "files" && path !== "" ? await openFile(found, path) : undefined;
	if (tab === "files" && path !== "" && !open) return isHiddenFile(path) ? hiddenFilePage(record.id, path) : undefined;
	const isAbout = showsOverview(tab, views);
	const hardware: Hardware = tab === "memory" || isAbout ? hardwareOf(query) : { faults: [] };
	const page = tab === "files" ? pageIn(query) : 1;
	const keep = {
		...(tab !== views[0] && { tab }),
		...(open && { file: path }),
		...(page > 1 && { page: String(page) }),
		...fieldsOf(hardware),
	};
	const panel = panelProps({ record, query, action: links.model(record.id), keep, endpoints, outcome: found.outcome });
	return {
		title: open ? `${path} of ${record.id}` : record.id,
		description: `${record.id}: facts, files, and code to load and call it.`,
		section: links.models(),
		canonical: links.model(record.id),
		preview: { path: links.preview("model", record.id), alt: `${record.id}: its task, size, licence and check level` },
		oembed: origin + links.oembed({ url: origin + panelAddress(panel, panel.view.state) }),
		calls: originsFor(record, endpoints),
		body: (
			<ModelPage
				model={found}
				tab={tab}
				views={views}
				instead={instead}
				card={tab === "card" ? (card ?? (await cardOf(found, hub))) : undefined}
				files={files}
				list={tab === "files" ? filesOf(found, page) : undefined}
				open={open}
				panel={panel}
				site={origin + BASE_PATH}
				derivatives={derivatives}
				family={tab === "derivatives" ? await familyOf(index, record) : undefined}
				overview={isAbout ? (early ?? (await overviewOf(index, record))) : undefined}
				hardware={hardware}
				derived={tab === "memory" ? await quantizedFrom(index, record) : []}
			/>
		),
	};
}
