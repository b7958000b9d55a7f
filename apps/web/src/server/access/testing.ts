import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import type { Repositories } from "@vitrine/sources";
import { TokenList, Tokens } from "@vitrine/store";
import type { Hono } from "hono";
import { opened } from "../../testing/shelf.ts";
import { collectionsOf } from "../../testing/collections.ts";
import { NOW, testApp, testStore } from "../../testing/site.ts";
import type { Store } from "../store.ts";
import { AccessControl } from "./control.ts";
import { addressTest } from "./proxies.ts";
import type { AccessMode } from "./settings.ts";

/** Words that only the private model has: its name, its owner's library, a tag, a figure. */
export const SECRETS = ["xylograph", "secretlib", "hushtag", "7654321", "7,654,321", "7.7M"] as const;

export const PRIVATE: ModelRecord = {
	id: "acme/xylograph",
	private: true,
	tags: ["hushtag", "gguf", "transformers"],
	pipeline_tag: "text-generation",
	library_name: "secretlib",
	downloads: 7_654_321,
	likes: 5,
	lastModified: "2026-11-20T00:00:00Z",
	createdAt: "2026-11-19T00:00:00Z",
	cardData: { base_model: "acme/public-base" },
};

export const GATED: ModelRecord = {
	id: "acme/guarded",
	gated: "manual",
	tags: ["gguf", "transformers"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	downloads: 20,
	lastModified: "2026-11-01T00:00:00Z",
};

export const PUBLIC: ModelRecord = {
	id: "acme/public-base",
	tags: ["transformers", "gguf"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	downloads: 10,
	lastModified: "2026-10-01T00:00:00Z",
};

export const OTHER: ModelRecord = { ...PUBLIC, id: "beta/plain", downloads: 5 };

/** The contents of files that only readers with access may read. */
export const CONTENTS = "contents of a file";

const FILES: Readonly<Record<string, string>> = {
	"README.md": "---\nlicense: mit\n---\n# A card\n",
	"config.json": `{"what": ${JSON.stringify(CONTENTS)}}`,
	"picture.png": CONTENTS,
	"weights-Q4_K_M.gguf": CONTENTS,
};

const bytesOf = (path: string): Uint8Array | undefined => {
	const text = FILES[path];
	return text === undefined ? undefined : new TextEncoder().encode(text);
};

const repositories: Repositories = {
	files: async () => Object.entries(FILES).map(([path, text]) => ({ path, size: text.length, modified: 0 })),
	revision: async (id) => Buffer.from(id.padEnd(20, " ")).toString("hex").slice(0, 40),
	read: async (_, path, range) => bytesOf(path)?.slice(range?.start, range?.end),
	open: async (_, path) => {
		const bytes = bytesOf(path);
		return bytes && opened(bytes);
	},
	stream: async (_, path) => {
		const bytes = bytesOf(path);
		return bytes && opened(bytes).pieces();
	},
};

/** A proxy that is trusted, and an address that is not. */
export const [PROXY, ELSEWHERE] = ["10.1.2.3", "192.0.2.7"] as const;

export const USER = "X-Forwarded-User";
export const OWNERS = "X-Forwarded-Groups";

/** Tokens of tests, in a file. */
export function testTokens() {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-access-"));
	const path = join(folder, "access.sqlite");
	const list = new TokenList(path, true);
	const before = new Date(NOW.getTime() - 30 * 86_400_000);
	const add = (name: string, owners: readonly string[], expires?: string): string =>
		list.add({ name, owners, ...(expires && { expires }) }, before).secret;
	const secrets = {
		acme: add("acme-reader", ["acme"]),
		beta: add("beta-reader", ["beta"]),
		all: add("operator", ["*"]),
		expired: add("old", ["acme"], "1d"),
		revoked: add("lost", ["acme"]),
	};
	list.revoke("lost", NOW);
	const tokens = new Tokens(path, () => NOW);
	const close = (): void => {
		tokens.close();
		list.close();
		rmSync(folder, { recursive: true });
	};
	return { secrets, tokens, list, close };
}

/** A site with these models, a collection with all of them, tokens and a trusted proxy. */
export async function guardedApp(
	models: readonly ModelRecord[],
	mode: AccessMode | undefined,
	tokens: Tokens,
	observed: (store: Store) => Store = (store) => store,
): Promise<Hono> {
	const store = observed({ ...(await testStore(models)), repositories: () => repositories });
	const isTrusted = addressTest(`${PROXY}/32`) ?? (() => false);
	const access = new AccessControl({ mode, proxies: 0, proxy: { user: USER, owners: OWNERS, isTrusted } }, tokens);
	const named = [PUBLIC.id, PRIVATE.id, GATED.id];
	const collections = collectionsOf([{ slug: "chosen", title: "Chosen", text: "A note.", models: named }]);
	return testApp({ store, access, collections });
}

/** The address of a connection, as the server of Node gives it. */
export const from = (remoteAddress: string): object => ({ incoming: { socket: { remoteAddress } } });
