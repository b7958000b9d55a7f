import { join } from "node:path";
import type { Hono } from "hono";
import { visible } from "@vitrine/code";
import { openStore } from "@vitrine/store";
import { createApp } from "../app/app.ts";
import { type Assets, EMBED, embedIn } from "../assets.ts";
import { root } from "../../data/root.ts";
import { CollectionsFile } from "../collections/file.ts";
import { readSettings } from "../config.ts";
import type { Store } from "../store.ts";

/** Files as Vite serves them, unbuilt. */
const assets: Assets = {
	script: "/src/client/main.ts",
	styles: ["/src/styles/index.css?direct"],
	fonts: [],
	file: async (path) => (path === EMBED ? embedIn(join(root, "apps/web/dist/client")) : undefined),
};

/** Outlives a reload of this module, so that the process opens one store. */
const kept = globalThis as { vitrineStore?: Promise<Store> };

/** The app as `npm run dev` serves it. */
export async function developmentApp(): Promise<Hono> {
	const { config, place, starter, collections: file } = readSettings(process.env);
	kept.vitrineStore ??= openStore({ ...place, withoutStarter: !starter });
	const collections = file && new CollectionsFile({ ...file, log: (message) => console.error(visible(message)) });
	const store = await kept.vitrineStore;
	return createApp({ store, config: { ...config, development: true }, assets, ...(collections && { collections }) });
}
