import { TEXTS } from "../../fixtures/hostile/text.ts";
import { HIDDEN, LOOKALIKES } from "../../fixtures/hostile/unicode.ts";
import { API, namesIn } from "../../apps/web/src/api/operation.ts";
import { OPERATIONS } from "../../apps/web/src/api/operations/index.ts";
import { TOOLS } from "../../apps/web/src/service/mcp/tools.ts";
import { MODEL_WRITES, OTHER_WRITES } from "./writes.ts";

/** A request that has a hostile text in one of its places. */
export interface Asked {
	readonly tries: string;
	readonly path: string;
	readonly init?: RequestInit | undefined;
}

const PAYLOADS = Object.entries({ ...TEXTS, ...HIDDEN, ...LOOKALIKES });

/** A model of the corpus, so that other fields of a request are in order. */
const MODEL = "hostile/text-0";

/** Every text in every field of every request: of the API, its tools for agents, pages, islands, hub clients, and in headers. */
export function requestsWithTexts(): readonly Asked[] {
	const places = [...operations(), ...tools(), ...pages(), ...steps(), ...headers(), ...writes()];
	return PAYLOADS.flatMap(([tries, text]) =>
		places.map((place) => {
			const { path, init, where } = place(text);
			return { tries: `${tries}, ${where}`, path, init };
		}),
	);
}

type Place = (text: string) => { readonly path: string; readonly init?: RequestInit; readonly where: string };

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const posted = (value: unknown): RequestInit => ({
	method: "POST",
	headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
	body: JSON.stringify(value),
});

function operations(): readonly Place[] {
	return OPERATIONS.flatMap(({ id, method, path, parameters }) => {
		const inPath = namesIn(path);
		const names = [...Object.keys(parameters.shape), "unknown"];
		return names.map((name): Place => {
			const where = `${name} of ${id}`;
			return (text) => {
				if (method === "post") return { where, path: API + path, init: posted({ model: MODEL, [name]: text }) };
				const filled = path.replaceAll(/\{(\w+)\}/g, (_, at: string) => encoded(at === name ? text : "x"));
				const model = name !== "model" && names.includes("model") ? `&model=${encoded(MODEL)}` : "";
				const query = inPath.includes(name) ? "" : `?${name}=${encoded(text)}${model}`;
				return { where, path: API + filled + query };
			};
		});
	});
}

const call = (name: string, args: unknown): RequestInit =>
	posted({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } });

/** Every argument of every tool, as a text, in a list and as a name; and the name of the tool. */
function tools(): readonly Place[] {
	const ofTools = TOOLS.flatMap(({ name, parameters }) =>
		Object.keys(parameters.shape).flatMap((argument): readonly Place[] => [
			(text) => ({
				path: "/mcp",
				init: call(name, { model: MODEL, id: MODEL, [argument]: text }),
				where: `${argument} of ${name}`,
			}),
			(text) => ({
				path: "/mcp",
				init: call(name, { [argument]: [text, { [text]: text }] }),
				where: `${argument} of ${name}, in a list`,
			}),
		]),
	);
	return [
		...ofTools,
		(text) => ({ path: "/mcp", init: call(text, {}), where: "the name of a tool" }),
		(text) => ({ path: "/mcp", init: { ...posted(text), body: text.toWellFormed() }, where: "a message to the tools" }),
	];
}

/** The fields in the addresses of pages, islands and lists. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
	"/": ["q"],
	"/models": [
		"q",
		"task",
		"library",
		"licence",
		"author",
		"tag",
		"sort",
		"dir",
		"page",
		"cursor",
		"model",
		"memory",
		"device",
		"checked",
		"size",
	],
	"/models.atom": ["q", "task", "tag", "author"],
	"/models.json": ["q", "task", "tag", "author"],
	"/search": ["q"],
	"/compare": ["model", "device", "memory"],
	"/tasks": ["q"],
	"/libraries": ["q", "language", "licence", "sort"],
	"/providers": ["q"],
	"/quantizations": ["file", "q"],
	"/docs": ["q"],
	"/checks": ["q", "level", "library"],
	"/sign-in": ["next"],
	[`/models/${MODEL}`]: [
		"tab",
		"file",
		"page",
		"mode",
		"language",
		"client",
		"provider",
		"prompt",
		"messages",
		"device",
		"memory",
		"context",
		"library",
	],
	[`/models/${MODEL}.md`]: ["mode", "prompt", "language"],
	"/islands/model-list.json": ["q", "task", "tag", "sort"],
	"/islands/palette-models.json": ["q"],
	"/islands/panel.json": ["model", "mode", "prompt", "provider", "client", "language"],
	"/preview.model": ["id"],
	"/preview.task": ["id"],
	"/picture": ["model", "file"],
	"/api/models": [
		"search",
		"author",
		"filter",
		"sort",
		"direction",
		"limit",
		"cursor",
		"expand",
		"pipeline_tag",
		"library",
		"apps",
		"gated",
		"inference_provider",
	],
	"/api/models-tags-by-type": ["type"],
	[`/api/models/${MODEL}`]: ["blobs", "expand", "securityStatus"],
};

const pages = (): readonly Place[] =>
	Object.entries(QUERIES).flatMap(([path, names]) =>
		[...names, "unknown"].map((name): Place => (text) => ({
			path: `${path}?${name}=${encoded(text)}`,
			where: `${name} of ${path}`,
		})),
	);

/** Addresses with a text as one of their steps. */
const STEPS: readonly ((text: string) => string)[] = [
	(text) => `/${text}`,
	(text) => `/models/${text}`,
	(text) => `/models/hostile/${text}`,
	(text) => `/models/hostile/${text}.md`,
	(text) => `/models/hostile/${text}.json`,
	(text) => `/tasks/${text}`,
	(text) => `/libraries/${text}`,
	(text) => `/providers/${text}`,
	(text) => `/collections/${text}.atom`,
	(text) => `/docs/${text}`,
	(text) => `/media/${text}`,
	(text) => `/assets/${text}`,
	(text) => `/islands/${text}.json`,
	(text) => `/${MODEL}/resolve/main/${text}`,
	(text) => `/${MODEL}/resolve/${text}/config.json`,
	(text) => `/${MODEL}/raw/main/${text}`,
	(text) => `/api/models/${MODEL}/tree/main/${text}`,
	(text) => `/api/models/${MODEL}/revision/${text}`,
	(text) => `/api/models/${MODEL}/${text}/main`,
	(text) => `/api/datasets/${text}`,
	(text) => `/${MODEL}/info/refs?service=git-${text}`,
	(text) => `/v2/${MODEL}/manifests/${text}`,
	(text) => `/v2/${MODEL}/blobs/sha256:${text}`,
	(text) => `/v2/${text}/tags/list`,
];

const steps = (): readonly Place[] =>
	STEPS.map((path): Place => (text) => ({ path: path(encoded(text)), where: `a step of ${path("…")}` }));

const HEADERS = [
	"Accept",
	"Accept-Encoding",
	"Accept-Language",
	"Authorization",
	"Cookie",
	"If-None-Match",
	"If-Modified-Since",
	"If-Range",
];
const MORE_HEADERS = [
	"Origin",
	"Range",
	"Referer",
	"User-Agent",
	"X-Forwarded-For",
	"X-Forwarded-Host",
	"X-Forwarded-Proto",
	"X-Request-Id",
	"Forwarded",
];

/** Bytes that a header can hold; others end the request before it is sent. */
const inHeader = (text: string): string =>
	Buffer.from(text.replaceAll(/[\0\r\n]/g, " "))
		.toString("latin1")
		.replaceAll(/[^\t -~\u0080-\u00ff]/g, "?");

const headers = (): readonly Place[] =>
	[...HEADERS, ...MORE_HEADERS].flatMap((name) =>
		[`/models/${MODEL}`, `/api/v1/models/${MODEL}`].map((path): Place => (text) => ({
			path,
			init: { headers: { [name]: inHeader(text) } },
			where: `the header ${name}`,
		})),
	);

/** What would write, with a text in its address and in its body. */
const writes = (): readonly Place[] => [
	...OTHER_WRITES.map(([method, path]): Place => (text) => ({
		path,
		init: { ...posted({ name: text, type: text, [text]: text }), method },
		where: `${method} ${path}`,
	})),
	...MODEL_WRITES.map(([method, path]): Place => (text) => ({
		path: path(encoded(text)),
		init: { ...posted(text), method },
		where: `${method} ${path("…")}`,
	})),
];
