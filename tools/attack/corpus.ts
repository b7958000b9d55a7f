import { idSteps } from "../../apps/web/src/base/idSteps.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS } from "../../fixtures/hostile/cards.ts";
import { CODE } from "../../fixtures/hostile/code.ts";
import { FOLDERS } from "../../fixtures/hostile/folders.ts";
import { FORMULAS } from "../../fixtures/hostile/formulas.ts";
import { FRAMES } from "../../fixtures/hostile/frames.ts";
import { FRONT_MATTER, ODD_FRONT_MATTER } from "../../fixtures/hostile/frontmatter.ts";
import { HEADERS } from "../../fixtures/hostile/headers.ts";
import { HTML } from "../../fixtures/hostile/html.ts";
import { HOSTILE_RECORDS } from "../../fixtures/hostile/records.ts";
import { INDEX, SHARDS } from "../../fixtures/hostile/shards.ts";
import { TEXTS } from "../../fixtures/hostile/text.ts";
import { HIDDEN, LOOKALIKES } from "../../fixtures/hostile/unicode.ts";

/** A hostile model, and what it tries. */
export interface Attempt {
	readonly id: string;
	readonly tries: string;
	/** Addresses of the model besides its page. */
	readonly more: readonly string[];
}

/** An address, and what it tries. */
export interface Tried {
	readonly tries: string;
	readonly path: string;
}

/** The addresses of all pages of the models. */
export const pagesOf = (attempts: readonly Attempt[]): readonly Tried[] =>
	attempts.flatMap(({ id, tries, more }) =>
		["", ...more].map((query) => ({
			tries,
			path: `/models/${idSteps(id)}${query}`,
		})),
	);

type Payloads = Readonly<Record<string, () => string>>;

/** Writes a folder of repositories whose cards, code and headers are hostile, and returns its models. */
export function writeRepositories(folder: string): readonly Attempt[] {
	const fenced = wrapped(CODE, (text) => `\`\`\`js\n${text}\n\`\`\``);
	return [
		...cards(
			folder,
			"html",
			wrapped(HTML, (text) => text),
		),
		...cards(folder, "card", CARDS),
		...cards(folder, "frame", FRAMES),
		...cards(
			folder,
			"formula",
			wrapped(FORMULAS, (text) => `$$${text}$$`),
		),
		...cards(
			folder,
			"formulas",
			wrapped(FORMULAS, (text) => `$${text}$\n\n`.repeat(20)),
		),
		...cards(folder, "code", fenced),
		...cards(
			folder,
			"yaml",
			wrapped({ ...FRONT_MATTER, ...ODD_FRONT_MATTER }, (text) => `---\n${text}\n---\n# Card`),
		),
		...files(folder, "file", CODE, "code.js"),
		...headers(folder),
		...shards(folder),
		...folders(folder),
	];
}

const wrapped = (
	payloads: Readonly<Record<string, string | (() => string)>>,
	wrap: (text: string) => string,
): Payloads =>
	Object.fromEntries(
		Object.entries(payloads).map(([name, text]) => [name, () => wrap(typeof text === "string" ? text : text())]),
	);

function cards(folder: string, kind: string, payloads: Payloads): readonly Attempt[] {
	return Object.entries(payloads).map(([tries, text], at) => {
		write(folder, `${kind}-${at}`, "README.md", text());
		return { id: `hostile/${kind}-${at}`, tries, more: [] };
	});
}

function files(folder: string, kind: string, payloads: Payloads, name: string): readonly Attempt[] {
	return Object.entries(payloads).map(([tries, text], at) => {
		write(folder, `${kind}-${at}`, name, text());
		return { id: `hostile/${kind}-${at}`, tries, more: [`?tab=files&file=${name}`] };
	});
}

function headers(folder: string): readonly Attempt[] {
	return Object.entries(HEADERS).map(([tries, bytes], at) => {
		const name = `model${/\.\w+$/.exec(tries)?.[0] ?? ""}`;
		write(folder, `header-${at}`, name, bytes());
		return { id: `hostile/header-${at}`, tries, more: [`?tab=files&file=${name}`] };
	});
}

function shards(folder: string): readonly Attempt[] {
	return Object.entries(SHARDS).map(([tries, made], at) => {
		for (const [name, content] of Object.entries(made())) write(folder, `shards-${at}`, name, content);
		return { id: `hostile/shards-${at}`, tries, more: [`?tab=files&file=${INDEX}`] };
	});
}

function folders(folder: string): readonly Attempt[] {
	return Object.entries(FOLDERS).map(([tries, fill], at) => {
		write(folder, `folder-${at}`, "README.md", "# Card");
		fill(join(folder, "hostile", `folder-${at}`));
		return { id: `hostile/folder-${at}`, tries, more: ["?tab=files"] };
	});
}

function write(folder: string, model: string, name: string, content: string | Uint8Array): void {
	const path = join(folder, "hostile", model);
	mkdirSync(path, { recursive: true });
	writeFileSync(join(path, "config.json"), '{"model_type":"bert"}');
	writeFileSync(join(path, name), content);
}

const MORE = ["?mode=call", "?mode=run", "?tab=metadata", "?tab=files"] as const;

/** Writes a dump of records with a hostile text in every field, and of hostile records, and returns its models. */
export function writeDump(path: string): readonly Attempt[] {
	const texts = Object.entries({ ...TEXTS, ...HIDDEN, ...LOOKALIKES });
	const records = texts.flatMap(([, text], at) =>
		[filled(`hostile/text-${at}`, text), classed(`hostile/kind-${at}`, text)].map((record) => JSON.stringify(record)),
	);
	const hostile = Object.entries(HOSTILE_RECORDS).map(([tries, record]) => ({ tries, record: record() }));
	writeFileSync(path, [...records, ...hostile.map(({ record }) => record)].join("\n"));
	return [
		...texts.map(([tries], at) => ({ id: `hostile/text-${at}`, tries, more: MORE })),
		...texts.map(([tries], at) => ({ id: `hostile/kind-${at}`, tries: `${tries}, as task and library`, more: [] })),
		...hostile.map(({ tries, record }) => ({ id: /"id":"([^"]*)"/.exec(record)?.[1] ?? "", tries, more: MORE })),
	];
}

/** A record with a text as its task and its library, which decide what a page and its code are. */
const classed = (id: string, text: string): object => ({
	id,
	createdAt: "2026-11-01T00:00:00Z",
	tags: [text],
	pipeline_tag: text,
	library_name: text,
});

/** A record with a text in every other field that a page or a snippet reads. */
function filled(id: string, text: string): object {
	return {
		id,
		author: text,
		createdAt: "2026-11-01T00:00:00Z",
		tags: [text, `base_model:${text}`, `license:${text}`, "gguf", "conversational"],
		pipeline_tag: "text-generation",
		library_name: "transformers",
		sha: text,
		mask_token: text,
		config: {
			model_type: text,
			architectures: [text],
			tokenizer_config: { chat_template: text, bos_token: text },
			auto_map: { AutoModel: text },
		},
		cardData: {
			license: text,
			license_name: text,
			license_link: text,
			base_model: [text, `acme/${text}`],
			language: [text],
			datasets: [text],
			thumbnail: text,
			[text]: text,
		},
		transformersInfo: { auto_model: text, processor: text, custom_class: text, pipeline_tag: text },
		siblings: [{ rfilename: text }, { rfilename: `${text}/model-Q4_K_M.gguf` }],
		gguf: { total: 1_000_000, architecture: text, chat_template: text, context_length: 4096 },
		widgetData: [{ text, messages: [{ role: "user", content: text }] }],
		inferenceProviderMapping: [{ provider: "together", providerId: text, status: "live", task: "conversational" }],
		"model-index": [
			{
				name: text,
				results: [{ task: { type: text }, dataset: { name: text }, metrics: [{ type: text, value: text }] }],
			},
		],
		[text === "" ? "x" : text.slice(0, 50)]: text,
	};
}
