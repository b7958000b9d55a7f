import { localApps } from "@vitrine/catalogue";
import { CLIENTS, type Provider } from "@vitrine/inference";
import type { CodeMeaning } from "./meanings.ts";
import { longestPhrase, type WordReader } from "./reader.ts";
import { phraseOf } from "./words.ts";

type Rows = readonly (readonly [phrases: readonly string[], meaning: CodeMeaning])[];

const LANGUAGES: Rows = [
	[["python", "py"], { of: "written", value: "python", label: "Python" }],
	[["javascript", "js", "typescript", "ts", "node"], { of: "written", value: "js", label: "JavaScript" }],
	[["shell", "bash", "terminal"], { of: "written", value: "sh", label: "Shell" }],
];

const MODES: Rows = [
	[["stream", "streaming", "streamed"], { of: "stream" }],
	[["code", "snippet", "sample code", "code example"], { of: "code" }],
];

const names = [...new Set(CLIENTS.map(({ name }) => name))];

const clients: Rows = names.map((value) => [
	[value],
	{ of: "client", value, languages: CLIENTS.filter(({ name }) => name === value).map(({ language }) => language) },
]);

const apps: Rows = localApps
	.filter(({ retired, comingSoon }) => retired !== true && comingSoon !== true)
	.map(({ key, prettyLabel }) => [[key, prettyLabel], { of: "app", value: key, label: prettyLabel }]);

/** Words before a part of the code, which belong to it: `on groq`, `with curl`. */
const LEADS = new Set(["on", "at", "via", "with", "in", "using", "through", "from"]);

/** Words for code that uses a model: where it runs, with what, and how. An earlier row wins. */
export function codeReader(providers: readonly Pick<Provider, "id" | "label">[]): WordReader {
	const hosts: Rows = providers.map(({ id, label }) => [
		[id, id.replace(/-(?:ai|org)$/, ""), label, `${label} ai`],
		{ of: "provider", value: id, label },
	]);
	const rows = [...apps, ...hosts, ...clients, ...LANGUAGES, ...MODES].flatMap(([phrases, meaning]) =>
		phrases.map((phrase) => [phraseOf(phrase), meaning] as const),
	);
	const known = new Map(rows);
	return (words, at) => {
		const lead = LEADS.has(words[at]?.key ?? "") ? 1 : 0;
		const hit = longestPhrase(words, at + lead, (phrase) => known.get(phrase));
		if (hit === undefined || isOther(hit.found, words[at + lead + hit.length]?.key)) return undefined;
		const mayBeName = hit.found.of !== "app" || hit.found.value.length < SHORTEST_APP || AUTHORS.has(hit.found.value);
		return { meaning: hit.found, length: lead + hit.length, mayBeName };
	};
}

/** Names of apps that are shorter may be part of a model's name. */
const SHORTEST_APP = 4;

/** Apps of those who publish models under the same name. */
const AUTHORS: ReadonlySet<string> = new Set(["unsloth"]);

/** `code completion` and `openai-compatible` ask for no code. */
function isOther({ of }: CodeMeaning, next: string | undefined): boolean {
	if (of === "client") return next === "compatible";
	return of === "code" && next !== undefined && !AFTER_CODE.has(next);
}

const AFTER_CODE = new Set(["for", "to", "of", "in", "with", "using", "that"]);
