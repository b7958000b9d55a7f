import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { importSource, openStore } from "@vitrine/store";
import type { Hono } from "hono";
import type { Store } from "../server/store.ts";
import type { Config } from "../site/config.ts";
import { testApp } from "../testing/site.ts";

/** A site over folders on the disk, for tests. */
export interface Stage {
	readonly app: Hono;
	readonly store: Store;
	/** The folder with the repositories, by id. */
	readonly models: string;
	close(): Promise<void>;
}

/** Imports a folder with these files, and further records without files. */
export async function stage(files: Files, records: readonly object[] = [], config?: Partial<Config>): Promise<Stage> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-hub-"));
	const models = join(folder, "models");
	put(models, files);
	const store = await openStore({ data: join(folder, "data"), starter: false });
	await importSource(store.index, models);
	if (records.length > 0) {
		const file = join(folder, "records.ndjson");
		writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(""));
		await importSource(store.index, file);
	}
	const close = async (): Promise<void> => {
		await store.close();
		rmSync(folder, { recursive: true, force: true });
	};
	return { app: await testApp({ store, ...(config && { config }) }), store, models, close };
}

/** Contents by path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export function put(folder: string, files: Files): void {
	for (const [path, content] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
}
