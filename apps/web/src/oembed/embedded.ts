import { ApiProblem } from "../api/problem.ts";

/** What an address of the site shows of a model. */
export interface Embedded {
	readonly model: string;
	/** The kind of its code in the API. */
	readonly kind: "load" | "call" | "app";
	readonly task?: string;
	readonly library?: string;
	readonly provider?: string;
	readonly language?: string;
	/** `python/requests`. */
	readonly client?: string;
	readonly app?: string;
	readonly quant?: string;
}

const KINDS = { load: "load", call: "call", run: "app" } as const;

/** Fields of an address that are taken as they are, by mode. */
const FIELDS = { load: ["library"], call: ["provider", "language"], run: ["app", "quant"] } as const;

/** Reads the address of a model's page, or of its frame, below the address of the site. Throws ApiProblem for any other. */
export function embeddedAt(text: string | null, site: string): Embedded {
	if (text === null || text === "")
		throw wrong(400, "missing", "url is missing; it should be the address of a model’s page.");
	const url = URL.parse(text);
	if (url === null) throw wrong(400, "not-an-address", "url should be an absolute address, with https://.", text);
	const root = new URL(site);
	const path = url.origin === root.origin ? pathBelow(url.pathname, root.pathname) : undefined;
	const model = path === undefined ? undefined : modelIn(path, url.searchParams);
	if (!model) throw wrong(404, "not-embeddable", `Only pages of models below ${site}/models/ can be embedded.`, text);
	return { model, ...optionsIn(url.searchParams, text) };
}

function pathBelow(path: string, base: string): string | undefined {
	const root = base.replace(/\/$/, "");
	return path.startsWith(`${root}/`) ? path.slice(root.length) : undefined;
}

/** The model that a path shows, as the addresses of pages encode it. */
function modelIn(path: string, query: URLSearchParams): string | undefined {
	if (path === "/embed") return query.get("model") ?? undefined;
	const [, owner, name] = /^\/models\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
	try {
		return [owner, name].flatMap((part) => (part === undefined ? [] : [decodeURIComponent(part)])).join("/");
	} catch {
		return undefined;
	}
}

function optionsIn(query: URLSearchParams, url: string): Omit<Embedded, "model"> {
	const mode = query.get("mode") || "load";
	if (!isMode(mode)) throw wrong(400, "unknown-value", "url: its mode should be load, call or run.", url);
	const named = [...FIELDS[mode], "task"].flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : []));
	const [language, client] = [query.get("language"), query.get("client")];
	const whole = client?.includes("/") ? client : language && client && `${language}/${client}`;
	return {
		kind: KINDS[mode],
		...(mode === "call" && { provider: "auto" }),
		...Object.fromEntries(named),
		...(mode === "call" && whole && { client: whole }),
	};
}

const isMode = (mode: string): mode is keyof typeof KINDS => Object.hasOwn(KINDS, mode);

const wrong = (status: 400 | 404, code: string, message: string, value?: string): ApiProblem =>
	new ApiProblem(status, code, message, { field: "url", value });

/** The query of the frame that shows it. */
export function queryOf({ kind, ...names }: Embedded): Readonly<Record<string, string>> {
	const mode = kind === "app" ? "run" : kind;
	return { ...names, mode };
}
