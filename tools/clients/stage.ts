import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importSource, openStore, TokenList } from "../../packages/store/src/index.ts";
import { startServer } from "../../apps/web/scripts/bench/server.ts";
import type { Models } from "./client.ts";

/** A running server with models, and a folder for what clients write. */
export interface Stage {
	readonly url: string;
	readonly folder: string;
	/** The bytes of `FILE`. */
	readonly expected: Buffer;
	/** A token that opens `acme/secret`, which is private, and the files of `acme/guarded`, which is gated. */
	readonly token: string;
	close(): Promise<void>;
}

/** A model for chats, in the formats of Transformers and of llama.cpp. */
export const MODELS: Models = { open: "acme/chat", secret: "acme/secret", guarded: "acme/guarded" };

/** The large file of `acme/chat`; the others have a small one of this name. */
export const FILE = "chat-Q8_0.gguf";

/** Bytes of a file that is larger than those that are named by git. */
const LARGE = 48_000_000;

const MINIATURES = fileURLToPath(new URL("../../starter/miniatures/vitrine", import.meta.url));

/** The model that a folder has, for everyone, for some readers, and gated. */
export const modelsOf = (name: string, file: string): Models => ({
	open: `acme/${name}`,
	secret: `acme/secret-${name}`,
	guarded: `acme/guarded-${name}`,
	file,
});

/**
 * Starts the built site with `acme/chat`, `acme/recorded`, which has no files, and for each folder of `more` the model
 * of that name.
 */
export async function openStage(more: ReadonlyMap<string, string>): Promise<Stage> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-clients-"));
	const models = join(folder, "models");
	const gguf = readFileSync(join(MINIATURES, "tiny-chat-gguf/tiny-chat-q8_0.gguf"));
	const expected = Buffer.concat([gguf, Buffer.alloc(LARGE - gguf.length, "0123456789 ")]);
	for (const [id, bytes] of [
		[MODELS.open, expected],
		[MODELS.secret, gguf],
		[MODELS.guarded, gguf],
	] as const) {
		cpSync(join(MINIATURES, "tiny-chat"), join(models, id), { recursive: true });
		writeFileSync(join(models, id, FILE), bytes);
	}
	for (const [name, from] of more)
		for (const id of Object.values(modelsOf(name, "")).filter(Boolean))
			cpSync(from, join(models, id), { recursive: true });
	writeCards(models, ["", ...[...more.keys()].map((name) => `-${name}`)]);
	writeFileSync(join(folder, "records.ndjson"), '{"id":"acme/recorded","tags":[]}\n');
	const data = join(folder, "data");
	const token = await fill(data, [models, join(folder, "records.ndjson")]);
	const server = await startServer(data, { VITRINE_ACCESS: "public" });
	const close = async (): Promise<void> => {
		await server.close();
		rmSync(folder, { recursive: true, force: true });
	};
	return { url: server.url, folder, expected, token, close };
}

function writeCards(models: string, suffixes: readonly string[]): void {
	for (const suffix of suffixes)
		for (const [name, line] of [
			["secret", "private: true"],
			["guarded", "gated: manual"],
		] as const) {
			mkdirSync(join(models, `acme/${name}${suffix}`), { recursive: true });
			writeFileSync(join(models, `acme/${name}${suffix}`, "README.md"), `---\n${line}\n---\n# A card\n`);
		}
}

/** Imports sources and adds a token; returns it. */
async function fill(data: string, sources: readonly string[]): Promise<string> {
	const store = await openStore({ data, starter: false });
	for (const source of sources) await importSource(store.index, source);
	await store.close();
	const list = new TokenList(join(data, "access.sqlite"), true);
	const { secret } = list.add({ name: "clients", owners: ["acme"] }, new Date());
	list.close();
	return secret;
}
