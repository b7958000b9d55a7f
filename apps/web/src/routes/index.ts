import { apps } from "./apps/route.tsx";
import { checks } from "./checks/route.tsx";
import { HUB_ADDRESSES, hub } from "../hub/route.ts";
import { llms } from "../service/llms.ts";
import { MCP, mcp } from "../service/mcp/route.ts";
import { api } from "../service/http/route.ts";
import { frame } from "../oembed/frame.ts";
import { OEMBED, oembed } from "../oembed/route.ts";
import { palette } from "../palette/route.ts";
import { preview } from "../preview/route.ts";
import { panel } from "../panel/route.ts";
import type { PageEntry, Route } from "../site/site.ts";
import { collectionPages, docsPages, libraryPages, mostDownloaded, providerPages, taskPages } from "./addresses.ts";
import { collection } from "./collection/route.tsx";
import { collections } from "./collections/route.tsx";
import { compare } from "./compare/route.tsx";
import { components } from "./components/route.tsx";
import { docs } from "./docs/route.tsx";
import { health } from "./health/route.tsx";
import { hubAddress } from "./hubAddress/route.ts";
import { home } from "./home/route.tsx";
import { libraries } from "./libraries/route.tsx";
import { library } from "./library/route.tsx";
import { image } from "./model/files/image.ts";
import { model } from "./model/route.tsx";
import { feeds } from "./models/feed.ts";
import { models } from "./models/route.tsx";
import { owner } from "./owner/route.tsx";
import { provider } from "./provider/route.tsx";
import { providers } from "./providers/route.tsx";
import { quantizations } from "./quantizations/route.tsx";
import { robots } from "./robots/route.ts";
import { search } from "./search/route.tsx";
import { signIn } from "./signIn/route.tsx";
import { task } from "./task/route.tsx";
import { tasks } from "./tasks/route.tsx";

type Row = readonly [path: string, route: Route, entry: Omit<PageEntry, "path">];

/** The table of pages, one line each. The header, the palette, the sitemap and the error pages list pages from it, in this order. */
const PAGES: readonly Row[] = [
	["/models", models, { label: "Models", words: "all list search filter", header: true, needsIndex: true }],
	["/models/:owner", owner, { markdown: true }],
	["/models/:owner/:name", model, { markdown: true, addresses: mostDownloaded }],
	["/tasks", tasks, { label: "Tasks", words: "all index modalities", header: true }],
	["/tasks/:id", task, { markdown: true, addresses: taskPages }],
	["/libraries", libraries, { label: "Libraries", words: "all index frameworks", header: true, aliases: ["library"] }],
	["/libraries/:key", library, { markdown: true, addresses: libraryPages }],
	["/apps", apps, { label: "Apps", words: "local programs ollama lm studio llama.cpp licence platforms" }],
	["/providers", providers, { label: "Providers", words: "all inference endpoints api", header: true }],
	["/providers/:id", provider, { addresses: providerPages }],
	[
		"/collections",
		collections,
		{ label: "Collections", words: "all lists notes", header: true, needsCollections: true },
	],
	["/collections/:slug", collection, { markdown: true, addresses: collectionPages }],
	["/quantizations", quantizations, { label: "Quantizations", words: "gguf memory bits file types", header: true }],
	["/compare", compare, { label: "Compare models", words: "side by side", needsIndex: true, sitemap: false }],
	["/search", search, { label: "Search", words: "find everything", needsIndex: true, sitemap: false }],
	["/docs", docs, { label: "Docs", words: "documentation help", header: true, markdown: true, addresses: docsPages }],
	["/docs/api", docs, { label: "API", words: "rest http json openapi mcp agents", header: true, sitemap: false }],
	["/components", components, { label: "Components", words: "react gallery embed custom element iframe oembed" }],
	["/checks", checks, { label: "Checks", words: "verify verified tested versions report levels" }],
	["/health", health, { label: "Health", words: "operator status sources skipped", forOperator: true, sitemap: false }],
	["/", home, { label: "Home", words: "start vitrine" }],
];

/** The addresses that pages of other origins may read. */
export const FOR_OTHER_ORIGINS: readonly string[] = [...HUB_ADDRESSES, MCP, OEMBED];

export const pages: readonly PageEntry[] = PAGES.map(([path, , entry]) => ({ path, ...entry }));

/** What answers addresses, the first that matches. Hub clients and the addresses of the public hub come last: their patterns match almost any address. */
export const routes: readonly Route[] = [
	...new Set(PAGES.map(([, route]) => route)),
	feeds,
	signIn,
	image,
	preview,
	panel,
	palette,
	robots,
	frame,
	oembed,
	llms,
	api,
	mcp,
	hub,
	hubAddress,
];
