import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

/** The built client: what a page must name, and the files themselves. */
export interface Assets {
	/** Address of the script every page loads. */
	readonly script: string;
	readonly styles: readonly string[];
	/** Fonts to fetch before the style sheet asks for them. */
	readonly fonts: readonly string[];
	/** A built file by its path below the site's root; undefined when there is none. */
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

/** Reads what the build wrote to `folder` (`dist/client`), all of it: a later build takes nothing from under a server. */
export function builtAssets(folder: string): Assets {
	const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
		string,
		ManifestEntry
	>;
	const entry = manifest["src/client/main.ts"];
	if (entry === undefined) throw new Error(`${folder} holds no build of src/client/main.ts: run npm run build`);
	const files = new Map(readdirSync(join(folder, "assets")).map((name) => [`/assets/${name}`, read(folder, name)]));
	return {
		script: `/${entry.file}`,
		styles: (entry.css ?? []).map((file) => `/${file}`),
		fonts: (entry.assets ?? []).filter((file) => file.endsWith(".woff2")).map((file) => `/${file}`),
		file: async (path) => files.get(path),
	};
}

function read(folder: string, name: string): AssetFile {
	return { bytes: new Uint8Array(readFileSync(join(folder, "assets", name))), type: contentType(name) };
}

/** Content type by file name. */
export function contentType(path: string): string {
	return TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** The file at `path` below `folder`; undefined when it is not there or would lie outside. */
export async function readBelow(folder: string, path: string): Promise<AssetFile | undefined> {
	const inside = normalize(path).replace(/^\/+/, "");
	if (inside.startsWith("..") || inside.includes("\0")) return undefined;
	try {
		return { bytes: new Uint8Array(await readFile(join(folder, inside))), type: contentType(inside) };
	} catch {
		return undefined;
	}
}

const TYPES: Readonly<Record<string, string>> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".jpg": "image/jpeg",
	".jpeg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".gif": "image/gif",
	".wav": "audio/wav",
	".mp3": "audio/mpeg",
	".flac": "audio/flac",
	".ogg": "audio/ogg",
	".mp4": "video/mp4",
	".txt": "text/plain; charset=utf-8",
	".woff2": "font/woff2",
};
