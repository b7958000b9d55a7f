import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentType } from "./static/contentType.ts";

/** The built client: the files that a page names, and their contents. */
export interface Assets {
	/** Address of the script that every page loads. */
	readonly script: string;
	readonly styles: readonly string[];
	/** Fonts to fetch before the style sheet asks for them. */
	readonly fonts: readonly string[];
	/** A built file by its address below the site's root; undefined where there is none. */
	file(path: string): Promise<AssetFile | undefined>;
}

export interface AssetFile {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly type: string;
}

interface ManifestEntry {
	readonly file: string;
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
}

/** Reads all files of a build (`dist/client`) into memory, so that a later build does not affect a running server. */
export function builtAssets(folder: string): Assets {
	const { file, css = [], assets = [] } = entryOf(folder);
	const names = readdirSync(join(folder, "assets")).map((name) => `/assets/${name}`);
	const files = new Map(names.map((name) => [name, read(folder, name)])).set(EMBED, embedIn(folder));
	return {
		script: `/${file}`,
		styles: css.map((name) => `/${name}`),
		fonts: assets.filter((name) => name.endsWith(".woff2")).map((name) => `/${name}`),
		file: async (path) => files.get(path),
	};
}

const ENTRY = "src/client/main.ts";

function entryOf(folder: string): ManifestEntry {
	const manifest: Readonly<Record<string, ManifestEntry>> = JSON.parse(
		readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
	);
	const entry = manifest[ENTRY];
	if (entry === undefined) throw new Error(`${folder} has no build of ${ENTRY}: run npm run build`);
	return entry;
}

/** The address of the script with the element for other sites. */
export const EMBED = "/embed.js";

/** The script with the element for other sites. */
export const embedIn = (folder: string): AssetFile => read(folder, EMBED);

function read(folder: string, name: string): AssetFile {
	return { bytes: new Uint8Array(readFileSync(join(folder, name))), type: contentType(name) };
}
