import { join } from "node:path";
import { expect, test } from "vitest";
import { collect } from "../test/collect.ts";
import { paged, serve } from "../test/hub-server.ts";
import { folderWith } from "../test/temp.ts";
import { openSource, SourceError } from "./index.ts";

const CARD = "---\nlicense: mit\n---\n";

const location = async (spec: string, env = {}): Promise<string> => (await openSource(spec, { env })).location;

test("a folder, a cache and a file are recognised by their contents", async () => {
	const root = await folderWith({
		"folder/a/README.md": CARD,
		"cache/models--a--b/snapshots/1/README.md": CARD,
		"models.txt": '{"id":"a"}',
	});
	const kind = async (name: string): Promise<string> => (await openSource(join(root, name))).kind;
	expect(await kind("folder")).toBe("folder");
	expect(await kind("cache")).toBe("cache");
	expect(await kind("models.txt")).toBe("ndjson");
});

test("hub is what HF_ENDPOINT names, else the public one; a URL is itself", async () => {
	expect(await location("hub")).toBe("https://huggingface.co");
	expect(await location("hub", { HF_ENDPOINT: "http://127.0.0.1:9/" })).toBe("http://127.0.0.1:9");
	expect(await location("hub:https://example.org")).toBe("https://example.org");
	expect(await location("https://example.org/hub")).toBe("https://example.org/hub");
});

test("the token of the environment goes to the hub of the environment and to no other", async () => {
	const hub = await serve(paged([{ id: "a" }]));
	const env = { HF_TOKEN: "secret" };
	await collect(await openSource(hub.url, { env }));
	await collect(await openSource(hub.url, { env: { ...env, HF_ENDPOINT: "https://example.org" } }));
	await collect(await openSource("hub", { env: { ...env, HF_ENDPOINT: hub.url } }));
	await collect(await openSource(`hub:${hub.url}`, { env: { ...env, HF_ENDPOINT: hub.url } }));
	await collect(await openSource(hub.url, { env, token: "given" }));
	expect(hub.seen.map(({ authorization }) => authorization)).toEqual([
		undefined,
		undefined,
		"Bearer secret",
		"Bearer secret",
		"Bearer given",
	]);
});

test("cache is where hub clients of this machine keep theirs", async () => {
	const root = await folderWith({ "hub/models--a--b/snapshots/1/README.md": CARD });
	expect((await openSource("cache", { env: { HF_HOME: root } })).location).toBe(join(root, "hub"));
	expect((await openSource("cache", { env: { HF_HUB_CACHE: join(root, "hub") } })).location).toBe(join(root, "hub"));
	await expect(openSource("cache", { env: { HOME: root } })).rejects.toThrow(
		`${join(root, ".cache/huggingface/hub")}: there is no such folder`,
	);
});

test("anything else is an error with what was tried and what would be right", async () => {
	const error = await openSource("modles.ndjson").catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(SourceError);
	expect(String(error)).toContain(
		`"modles.ndjson": there is no file or folder ${join(process.cwd(), "modles.ndjson")}.`,
	);
	expect(String(error)).toContain(
		"A source is a folder of model repositories, a hub cache, an NDJSON file (plain or .gz)",
	);
	await expect(openSource("hub:nonsense")).rejects.toThrow(/"nonsense": is not the URL of a hub/);
	await expect(openSource("ftp://hub.example.org")).rejects.toThrow(
		/"ftp:\/\/hub.example.org": is not the URL of a hub/,
	);
});
