import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Stage, stage } from "../testing.ts";
import { chatFormatOf } from "./chatTemplates.ts";

const CARD = "---\ntags: [gguf]\n---\n";
const GGUF = readFileSync(
	join(import.meta.dirname, "../../../../../starter/miniatures/vitrine/tiny-chat-gguf/tiny-chat-q8_0.gguf"),
);
/** Larger than the files that are hashed in place. */
const LARGE = Buffer.concat([GGUF, Buffer.alloc(11 * 1024 * 1024, "weights")]);
const OLLAMA = { "User-Agent": "ollama/0.12.6 (amd64 linux) Go/go1.24.1" };

let site: Stage;
beforeAll(async () => {
	site = await stage({
		"acme/chat/README.md": CARD,
		"acme/chat/chat-Q4_K_M.gguf": LARGE,
		"acme/chat/chat-Q8_0.gguf": GGUF,
		"acme/chat/mmproj-F16.gguf": GGUF,
		"acme/parts/README.md": CARD,
		"acme/parts/big-Q4_0-00001-of-00002.gguf": GGUF,
		"acme/parts/big-Q4_0-00002-of-00002.gguf": GGUF,
		"acme/none/README.md": CARD,
	});
});
afterAll(() => site.close());

const get = async (path: string, init?: RequestInit): Promise<Response> => site.app.request(path, init);
const manifest = async (tag: string, init?: RequestInit): Promise<any> =>
	(await get(`/v2/acme/chat/manifests/${tag}`, init)).json();

/** Pulls a model as Ollama does: the manifest, then the length and the ranges of each part. */
async function pulled(tag: string): Promise<Map<string, Buffer>> {
	const { config, layers } = await manifest(tag, { headers: OLLAMA });
	const parts = new Map<string, Buffer>();
	for (const { mediaType, digest, size } of [config, ...layers]) {
		const address = `/v2/acme/chat/blobs/${digest}`;
		const head = await get(address, { method: "HEAD", headers: OLLAMA });
		expect([head.status, head.headers.get("Content-Length")]).toEqual([200, String(size)]);
		const whole = await get(address, { headers: OLLAMA });
		await whole.body?.cancel();
		expect([whole.status, whole.headers.get("Location")]).toEqual([200, address]);
		const chunks: Buffer[] = [];
		for (let at = 0; at < size; at += 4_000_000) {
			const Range = `bytes=${at}-${Math.min(size, at + 4_000_000) - 1}`;
			chunks.push(Buffer.from(await (await get(address, { headers: { ...OLLAMA, Range } })).arrayBuffer()));
		}
		const bytes = Buffer.concat(chunks);
		expect([`sha256:${hash("sha256", bytes)}`, bytes.length]).toEqual([digest, size]);
		parts.set(mediaType, bytes);
	}
	return parts;
}

describe("a GGUF file of the registry", () => {
	test("is pulled whole, with its projector, template and stop texts", async () => {
		const parts = await pulled("Q4_K_M");
		expect(parts.get("application/vnd.ollama.image.model")?.equals(LARGE)).toBe(true);
		expect(parts.get("application/vnd.ollama.image.projector")?.equals(GGUF)).toBe(true);
		const config = JSON.parse(String(parts.get("application/vnd.docker.container.image.v1+json")));
		expect(config).toMatchObject({ model_format: "gguf", model_family: "llama", file_type: "Q4_K_M" });
	});

	test("is named by its quantization or file name in any case, or is the usual one", async () => {
		const named = async (tag: string): Promise<string> => (await manifest(tag)).ggufFile.rfilename;
		for (const tag of ["latest", "Q4_K_M", "q4_k_m", "chat-q4_k_m.gguf", "CHAT-Q4_K_M"])
			expect(await named(tag)).toBe("chat-Q4_K_M.gguf");
		expect(await named("Q8_0")).toBe("chat-Q8_0.gguf");
		expect((await manifest("Q8_0")).mmprojFile.rfilename).toBe("mmproj-F16.gguf");
	});

	test("that is missing is answered with the tags that there are", async () => {
		const answer = await get("/v2/acme/chat/manifests/Q2_K");
		expect([answer.status, answer.headers.get("X-Error-Message")]).toEqual([
			404,
			'acme/chat has no tag "Q2_K", only Q4_K_M, Q8_0.',
		]);
		for (const [path, code] of [
			["/v2/acme/none/manifests/latest", "EntryNotFound"],
			["/v2/no/such/manifests/latest", "RepoNotFound"],
			[`/v2/acme/chat/blobs/sha256:${"0".repeat(64)}`, "EntryNotFound"],
		] as const)
			expect([(await get(path)).status, (await get(path)).headers.get("X-Error-Code")]).toEqual([404, code]);
	});

	test("in several parts is named by its first for llama.cpp, and refused for Ollama in words", async () => {
		const path = "/v2/acme/parts/manifests/Q4_0";
		expect(await (await get(path)).json()).toMatchObject({
			ggufFile: { rfilename: "big-Q4_0-00001-of-00002.gguf" },
		});
		const refused = await get(path, { headers: OLLAMA });
		expect([refused.status, refused.headers.get("X-Error-Message")]).toEqual([
			400,
			expect.stringContaining("llama-server"),
		]);
	});
});

test.each([
	["{{'<|im_start|>' + role}}<|im_end|>", "<|im_end|>"],
	["<|start_header_id|>{{ role }}<|end_header_id|><|eot_id|>", "<|eot_id|>"],
	["<start_of_turn>{{ role }}<end_of_turn>", "<end_of_turn>"],
	["[INST] {{ content }} [/INST]", "[/INST]"],
])("the chat template %s has a format that Ollama reads", (jinja, stop) => {
	const format = chatFormatOf(jinja);
	expect(format?.stop).toContain(stop);
	expect(format?.template).toContain("{{ .Prompt }}");
	expect(format?.template.match(/\{\{ if/g)?.length ?? 0).toBe(format?.template.match(/\{\{ end \}\}/g)?.length ?? 0);
});

test("an unknown chat template has none", () => {
	expect(chatFormatOf("{{ messages }}")).toBeUndefined();
});
