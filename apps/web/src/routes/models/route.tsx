import type { Context } from "hono";
import { QueryError } from "@vitrine/search";
import { links } from "../../links.ts";
import type { Page, Route, Site } from "../../server/site.ts";
import { Island } from "../../ui/Island.tsx";
import { listAddress, listDataAddress, MODEL_LIST } from "./address.ts";
import { listView } from "./list.ts";
import { ModelList } from "./ModelList.tsx";
import type { QueryFault } from "./fault.ts";
import { parseList } from "./query.ts";
import { RefusedPage } from "./RefusedPage.tsx";
import type { ListView } from "./view.ts";

/** `/models`: the list; its data as JSON beside it. */
export const models: Route = (app, site) => {
	app.get(links.models(), async (context) => {
		const found = await answer(site, context);
		return site.page(context, "view" in found ? listPage(found.view) : refusedPage(found.fault, found.address));
	});
	app.get(links.island(MODEL_LIST), async (context) => {
		const found = await answer(site, context);
		context.header("Cache-Control", "no-cache");
		return "view" in found ? context.json(found.view) : context.json({ error: found.fault }, 400);
	});
};

type Answer = { readonly view: ListView } | { readonly fault: QueryFault; readonly address: string };

async function answer({ store, config }: Site, context: Context): Promise<Answer> {
	const { query, fault } = parseList(new URL(context.req.url).searchParams);
	const address = listAddress({ ...query, cursor: "" });
	if (fault) return { fault, address };
	try {
		return { view: await listView(store.index, query, config.now()) };
	} catch (error) {
		if (!(error instanceof QueryError)) throw error;
		return { fault: faultOf(error), address };
	}
}

function faultOf({ field, value, message }: QueryError): QueryFault {
	const name = field === "text" ? "q" : field.replace(/^filters\./, "");
	const shown = typeof value === "string" ? value : JSON.stringify(value);
	return { field: name, value: shown, wanted: message };
}

function listPage(view: ListView): Page {
	const title = titleOf(view);
	return {
		title,
		description: `${view.total} models: ${title}. Filter them by task, licence, size, the hardware they fit, library and language.`,
		section: "models",
		ownSearch: true,
		canonical: listAddress({ ...view.query, picked: [] }),
		body: <Island name={MODEL_LIST} component={ModelList} props={view} propsUrl={listDataAddress(view.query)} />,
	};
}

function titleOf({ chips }: ListView): string {
	return chips.length === 0 ? "Models" : `Models: ${chips.map(({ label }) => label).join(", ")}`;
}

function refusedPage(fault: QueryFault, address: string): Page {
	return {
		title: "Models: this address makes no sense",
		description: `The field ${fault.field} of the address cannot be read.`,
		section: "models",
		status: 400,
		body: <RefusedPage fault={fault} address={address} />,
	};
}
