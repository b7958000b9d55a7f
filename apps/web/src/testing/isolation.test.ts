import { idSteps } from "../base/idSteps.ts";
import type { ModelRecord } from "@vitrine/model";
import { beforeAll, describe, expect, it } from "vitest";
import type { Hono } from "hono";
import type { Content, Root } from "../markdown/hast.ts";
import { LOOKALIKES, PLAIN_NAMES } from "../../../../fixtures/hostile/unicode.ts";
import { parseHtml } from "../markdown/parse.ts";
import { classes } from "../markdown/tree.ts";
import { pages } from "../routes/index.ts";
import type { Collection } from "../site/collections.ts";
import { collectionsOf } from "./collections.ts";
import { otherPages } from "./otherPages.ts";
import { opened } from "./shelf.ts";
import { testApp, testStore } from "./site.ts";

/** A word of untrusted text, and characters that would reverse what follows if nothing isolated them. */
const MARK = "qxzmark";
const HOSTILE = `${MARK}\u05d0\u202e\u2067\u200b`;

const ID = `${HOSTILE}/${HOSTILE}`;

/** A record with hostile text in every field that pages show. */
const RECORD: ModelRecord = {
	id: ID,
	tags: [HOSTILE, `license:${HOSTILE}`, `base_model:finetune:${HOSTILE}/base`, HOSTILE, "gguf"],
	pipeline_tag: HOSTILE,
	library_name: HOSTILE,
	downloads: 5,
	likes: 1,
	gated: "manual",
	lastModified: "2026-11-20T00:00:00Z",
	safetensors: { parameters: { [HOSTILE]: 1_000, F32: 10 }, total: 1_010 },
	gguf: { total: 1_000, architecture: HOSTILE, chat_template: HOSTILE },
	config: { model_type: HOSTILE, architectures: [HOSTILE] },
	siblings: [
		{ rfilename: `${HOSTILE}.gguf`, size: 5_000 },
		{ rfilename: "README.md", size: 10 },
	],
	cardData: {
		license: "other",
		license_name: HOSTILE,
		license_link: "https://example.org/",
		language: [HOSTILE],
		base_model: `${HOSTILE}/base`,
		extra_gated_prompt: HOSTILE,
		extra_gated_fields: { [HOSTILE]: "text" },
		"model-index": [
			{
				results: [
					{
						task: { name: HOSTILE },
						dataset: { name: HOSTILE, split: HOSTILE },
						metrics: [{ type: HOSTILE, value: HOSTILE, name: HOSTILE }],
					},
				],
			},
		],
	},
};

const GGUF: ModelRecord = {
	...RECORD,
	id: `${ID}-child`,
	pipeline_tag: "text-generation",
	cardData: { base_model: ID },
};

const COLLECTION: Collection = {
	slug: "marked",
	title: HOSTILE,
	text: HOSTILE,
	models: [ID, GGUF.id, `${HOSTILE}/gone`],
};

const model = (id: string): string => `/models/${idSteps(id)}`;
const value = encodeURIComponent(HOSTILE);

const PATHS = [
	"/models",
	`/models?q=${value}&author=${value}&tag=${value}&library=${value}&licence=${value}&task=${value}`,
	`/models?base_model=${encodeURIComponent(ID)}&model=${encodeURIComponent(ID)}&language=${value}`,
	`/models?sort=${value}`,
	`/models?q=nothing-${value}`,
	...["card", "files", "metadata", "memory", "derivatives"].map((tab) => `${model(ID)}?tab=${tab}`),
	...["load", "call", "run"].map((mode) => `${model(GGUF.id)}?mode=${mode}`),
	`${model(GGUF.id)}?mode=call&provider=${value}&endpointUrl=${value}&inputs=${value}&temperature=${value}&billTo=${value}`,
	`${model(GGUF.id)}?mode=load&library=${value}`,
	`${model(GGUF.id)}?mode=run&app=${value}&quant=${value}&tab=memory&device=${value}`,
	`${model(ID)}?tab=files&file=${value}.gguf`,
	`/compare?model=${encodeURIComponent(ID)}&model=${encodeURIComponent(GGUF.id)}`,
	`/compare?model=${value}&model=${encodeURIComponent(ID)}`,
	`/search?q=${value}`,
	`/search?q=by+${value}`,
	`/search?q=${value}+curl+stream`,
	`/search?q=${value}+vs+${value}-child`,
	`/search?q=tag:${value}+fits+${value}`,
	`/models?q=by+${value}+fits+${value}`,
	`/nothing-${value}`,
	`/models/${value}`,
	model(`${HOSTILE}/none`),
	`/tasks?q=${value}`,
	`/tasks/text-generation?inputs=${value}`,
	`/libraries/transformers?q=${value}`,
	`/docs?q=${value}`,
	"/",
	`/libraries/${value}`,
	`/providers/${value}`,
	"/collections",
	"/collections/marked",
];

/** Pages that may show none of it. */
const QUIET = /^\/(?:tasks|libraries\/t|docs|$)/;

/** The other pages of the table, which may show none of it either. */
const OTHERS = otherPages(PATHS).flatMap((path) => [path, `${path}?q=${value}`]);

const MARKED = new RegExp(MARK, "i");

describe("untrusted text on a page", () => {
	let app: Hono;
	beforeAll(async () => {
		app = await testApp({ store: await store(), collections: collectionsOf([COLLECTION]) });
	});

	it("is looked for on every page of the table", () => {
		const patterns = pages.map(({ path }) => path).filter((path) => path.includes(":"));
		const missing = patterns.filter((pattern) => !PATHS.some((path) => isOne(path, pattern)));
		expect(missing, "add an address of each to PATHS in apps/web/src/testing/isolation.test.ts").toEqual([]);
	});

	it.each([...PATHS, ...OTHERS])("%s isolates it, and shows characters that cannot be seen", async (path) => {
		const html = await (await app.request(path, { headers: { accept: "text/html" } })).text();
		const { open, raw, marked } = looked(parseHtml(html));
		expect({ open, raw }, "show text of records and addresses with Isolated of ui/text").toEqual({ open: [], raw: [] });
		if (PATHS.includes(path) && !QUIET.test(path)) expect(marked).toBeGreaterThan(0);
	});
});

describe("a page as Markdown", () => {
	it("shows characters that cannot be seen, outside the code of the card", async () => {
		const app = await testApp({ store: await store() });
		const markdown = await (await app.request(`${model(ID)}.md`)).text();
		const [page = ""] = markdown.split("## Card");
		expect(page).toContain(`${MARK}\u05d0\\[U+202E\\]`);
		expect(page).not.toMatch(HIDDEN);
	});
});

describe("a page of a model", () => {
	it.each(Object.entries(LOOKALIKES))(
		"has a notice where its id looks like another, and so has its row: %s",
		async (_, id) => {
			const app = await testApp({ store: await testStore([{ id, tags: [] }]) });
			const page = await (await app.request(model(id))).text();
			expect(page).toContain("This model’s id contains characters that look like others: ");
			expect(await (await app.request("/models")).text()).toContain('class="suspect"');
			const markdown = (await (await app.request(`${model(id)}.md`)).text()).split("## Use this model")[0];
			expect(markdown).toContain("This model’s id contains characters that look like others: ");
		},
	);

	it.each(Object.entries(PLAIN_NAMES))("has no notice where its id is ordinary: %s", async (_, id) => {
		const app = await testApp({ store: await testStore([{ id, tags: [] }]) });
		expect(await (await app.request(model(id))).text()).not.toContain("contains characters that");
		expect(await (await app.request("/models")).text()).not.toContain('class="suspect"');
	});
});

/** Whether an address, without its query, is one of a pattern such as `/tasks/:id`. */
const isOne = (path: string, pattern: string): boolean =>
	new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path.replace(/\?.*/, ""));

/** Elements whose text does not reorder the text around them, because they isolate it or show plain text alone. */
const ISOLATING: ReadonlySet<string> = new Set(["bdi", "pre", "title", "option", "script", "textarea"]);

/** Attributes that are not shown. */
const UNSEEN = /^(?:value|href|content|model|dataCopy|dataSave|dataPropsUrl|action|id|src)$/i;

interface Found {
	/** Marked texts outside every isolating element. */
	readonly open: string[];
	/** Texts and attributes with a hidden character. */
	readonly raw: string[];
	marked: number;
}

function looked(root: Root | Content, found: Found = { open: [], raw: [], marked: 0 }, isolated = false): Found {
	if (root.type === "text") {
		const { value } = root;
		if (MARKED.test(value)) found.marked += 1;
		if (MARKED.test(value) && !isolated) found.open.push(value);
		if (HIDDEN.test(value)) found.raw.push(value);
	}
	if (!("children" in root)) return found;
	if (root.type === "element") {
		const { tagName, properties } = root;
		// A card is a block of its own, and a notice at its head counts what is hidden in it.
		if (tagName === "script" || tagName === "textarea" || classes(root).includes("card")) return found;
		for (const [name, text] of Object.entries(properties))
			if (!UNSEEN.test(name) && HIDDEN.test(String(text))) found.raw.push(`${tagName} ${name}=${text}`);
		isolated ||= ISOLATING.has(tagName);
	}
	for (const child of root.children) looked(child as Content, found, isolated);
	return found;
}

const HIDDEN = /[\u202e\u2067\u200b]/;

/** A store with the records, and the files of the first. */
async function store() {
	const base = await testStore([RECORD, GGUF, { id: `${HOSTILE}/base`, tags: [] }]);
	const files = RECORD.siblings?.map(({ rfilename, size = 0 }) => ({ path: rfilename, size })) ?? [];
	const card = Buffer.from(`# ${HOSTILE}\n\n${HOSTILE}\n\n## a\n\n## ${HOSTILE}\n\n## c\n\n## d\n\n## e\n`);
	const repositories = {
		files: async () => files,
		read: async () => card,
		open: async () => opened(card),
		stream: async () => undefined,
		revision: async () => undefined,
	};
	return { ...base, repositories: () => repositories };
}
