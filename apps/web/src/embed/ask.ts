import { idSteps } from "../base/idSteps.ts";

/** What the attributes of the element ask for, or what is wrong with them. */
export type EmbedRequest = { readonly api: URL; readonly page: URL } | { readonly problem: string };

/** The modes of the panel by the kinds of the API. */
const KINDS: Readonly<Record<string, string>> = { load: "load", call: "call", run: "app" };

/** Attributes that the API takes, under the names that it gives them. */
const PARAMETERS = {
	task: "task",
	library: "libraries",
	provider: "provider",
	language: "languages",
	client: "clients",
	app: "apps",
	quant: "quant",
} as const;

/** The attributes that the element reads. */
export const ATTRIBUTES: readonly string[] = ["model", "mode", ...Object.keys(PARAMETERS), "site", "theme"];

const THEMES: ReadonlySet<string> = new Set(["light", "dark"]);

/** Reads the attributes. `home` is the site that the script came from. */
export function readAsk(attribute: (name: string) => string | null, home: string): EmbedRequest {
	const [model, mode, theme] = [given(attribute("model")), given(attribute("mode")) ?? "load", attribute("theme")];
	const site = URL.parse(given(attribute("site")) ?? home);
	if (model === undefined) return wrong("model is missing; it should be an id such as openai/whisper-tiny.");
	if (!Object.hasOwn(KINDS, mode)) return wrong(`mode is ${quoted(mode)}; it should be load, call or run.`);
	if (theme !== null && !THEMES.has(theme)) return wrong(`theme is ${quoted(theme)}; it should be light or dark.`);
	if (site === null || !/^https?:$/.test(site.protocol))
		return wrong(`site is ${quoted(attribute("site") ?? home)}; it should be the address of a Vitrine site.`);
	const base = site.href.replace(/[?#].*$/, "").replace(/\/*$/, "/");
	const own = Object.keys(PARAMETERS).flatMap((name) => {
		const value = given(attribute(name)) ?? (name === "provider" && mode === "call" ? "auto" : undefined);
		return value === undefined || !belongs(name, mode) ? [] : [[name, value] as const];
	});
	const api = new URL("api/v1/snippets", base);
	api.search = String(new URLSearchParams([["model", model], ["kinds", KINDS[mode]!], ...own.map(renamed)]));
	const page = new URL(`models/${idSteps(model)}`, base);
	page.search = String(new URLSearchParams([["mode", mode], ...own.flatMap(ofPage)]));
	return { api, page };
}

/** Attributes of one mode only. */
const MODES: Readonly<Record<string, string>> = {
	library: "load",
	provider: "call",
	client: "call",
	app: "run",
	quant: "run",
};

const belongs = (name: string, mode: string): boolean => (MODES[name] ?? mode) === mode;

type Field = readonly [name: string, value: string];

const renamed = ([name, value]: Field): [string, string] => [PARAMETERS[name as keyof typeof PARAMETERS], value];

/** The page of a model names a client without its language, and has no task of its own. */
function ofPage([name, value]: Field): readonly [string, string][] {
	if (name === "task") return [];
	const [language, client] = value.split("/");
	if (name === "client" && language && client)
		return [
			["language", language],
			["client", client],
		];
	return [[name, value]];
}

const given = (text: string | null): string | undefined => text?.trim() || undefined;

const wrong = (problem: string): EmbedRequest => ({ problem });

/** A value as a message shows it, shortened. */
const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
