import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importSource, openStore, TokenList } from "../../packages/store/src/index.ts";
import { startServer } from "../../apps/web/scripts/bench/server.ts";

/** A running server with a model, and a folder for what clients write. */
export interface Stage {
	readonly url: string;
	readonly folder: string;
	/** The large file of the model. */
	readonly expected: string;
	/** A token that opens `acme/secret`, which is private, and the files of `acme/guarded`, which is gated. */
	readonly token: string;
	close(): Promise<void>;
}

/** Bytes of a file that is larger than those that are named by git. */
const LARGE = 48_000_000;

const miniatures = fileURLToPath(new URL("../../starter/miniatures/vitrine", import.meta.url));

/** Starts the built site with `acme/chat`, which has a large GGUF file, `acme/recorded`, which has no files, and models for some readers. */
export async function openStage(): Promise<Stage> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-clients-"));
	const model = join(folder, "models/acme/chat");
	mkdirSync(model, { recursive: true });
	cpSync(join(miniatures, "tiny-chat"), model, { recursive: true });
	const weights = readFileSync(join(miniatures, "tiny-chat-gguf/tiny-chat-q8_0.gguf"));
	const expected = join(model, "chat-Q8_0.gguf");
	writeFileSync(expected, Buffer.concat([weights, Buffer.alloc(LARGE - weights.length, "0123456789 ")]));
	for (const [name, card] of [
		["secret", "private: true"],
		["guarded", "gated: manual"],
	] as const) {
		mkdirSync(join(folder, "models/acme", name));
		writeFileSync(join(folder, "models/acme", name, "README.md"), `---\n${card}\n---\n# A card\n`);
		writeFileSync(join(folder, "models/acme", name, "config.json"), "{}");
	}
	writeFileSync(join(folder, "records.ndjson"), '{"id":"acme/recorded","tags":[]}\n');
	const data = join(folder, "data");
	const store = await openStore({ data, starter: false });
	for (const source of ["models", "records.ndjson"]) await importSource(store.index, join(folder, source));
	await store.close();
	const list = new TokenList(join(data, "access.sqlite"), true);
	const { secret: token } = list.add({ name: "clients", owners: ["acme"] }, new Date());
	list.close();
	const server = await startServer(data, { VITRINE_ACCESS: "public" });
	const close = async (): Promise<void> => {
		await server.close();
		rmSync(folder, { recursive: true, force: true });
	};
	return { url: server.url, folder, expected, token, close };
}
