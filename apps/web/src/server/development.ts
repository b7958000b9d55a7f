import type { Hono } from "hono";
import { openStore, placeOf } from "@vitrine/store";
import { createApp } from "./app.ts";
import type { Assets } from "./assets.ts";
import { readConfig } from "./config.ts";
import type { Store } from "./store.ts";

/** Files as Vite serves them, unbuilt. */
const assets: Assets = {
	script: "/src/client/main.ts",
	styles: ["/src/styles/index.css?direct"],
	fonts: [],
	file: async () => undefined,
};

/** Survives reloading, so that one process keeps one store open. */
const kept = globalThis as { vitrineStore?: Promise<Store> };

/** The app as `npm run dev` serves it. */
export async function developmentApp(): Promise<Hono> {
	kept.vitrineStore ??= openStore(placeOf(process.env));
	const config = { ...readConfig(process.env), development: true };
	return createApp({ store: await kept.vitrineStore, config, assets });
}
