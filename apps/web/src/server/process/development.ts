import type { Hono } from "hono";
import { openStore } from "@vitrine/store";
import { createApp } from "../app/app.ts";
import type { Assets } from "../assets.ts";
import { readSettings } from "../config.ts";
import type { Store } from "../store.ts";

/** Files as Vite serves them, unbuilt. */
const assets: Assets = {
	script: "/src/client/main.ts",
	styles: ["/src/styles/index.css?direct"],
	fonts: [],
	file: async () => undefined,
};

/** Outlives a reload of this module, so that the process opens one store. */
const kept = globalThis as { vitrineStore?: Promise<Store> };

/** The app as `npm run dev` serves it. */
export async function developmentApp(): Promise<Hono> {
	const { config, place } = readSettings(process.env);
	kept.vitrineStore ??= openStore(place);
	return createApp({ store: await kept.vitrineStore, config: { ...config, development: true }, assets });
}
