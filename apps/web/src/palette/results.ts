import { links } from "../base/links.ts";
import { find } from "../base/match.ts";
import type { Answer, Entry } from "../search/shapes.ts";
import type { ModelEntry, ModelsFound } from "./shapes.ts";

/** The state of a search. */
export interface Known {
	/** The text typed, trimmed. */
	readonly text: string;
	readonly entries: readonly Entry[];
	/** The models that the browser keeps: those opened last, and those saved. */
	readonly kept: readonly KeptGroup[];
	/** The link to the view that the page shows, if it has one to copy. */
	readonly view?: string;
	/** The last answer of the server, and the text it was for. */
	readonly models?: ModelsFound & { readonly for: string };
	/** A request failed. */
	readonly failed: boolean;
}

interface KeptGroup {
	readonly label: string;
	readonly ids: readonly string[];
}

export interface Choice {
	readonly label: string;
	readonly href: string;
	/** What it is, at the end of the line. */
	readonly note: string;
	/** The label is the id of a model. */
	readonly isId?: boolean;
	/** The button of the page that it presses. */
	readonly presses?: string;
}

export interface Group {
	readonly label: string;
	readonly choices: readonly Choice[];
}

/** The choices in groups; empty groups are left out. What a text certainly asks for comes first. */
export function groupsOf({ text, entries, kept, view, models, failed }: Known): readonly Group[] {
	const here = entries.map(({ kind, note, label, href, presses }) => ({
		label,
		href,
		note: note ? `${kind} · ${note}` : kind,
		...(presses && { presses }),
	}));
	const current = models?.for === text ? models : undefined;
	const answers = {
		label: "Answer",
		choices: current?.answers.map(choiceOf) ?? [],
	};
	const isSure = current?.isSure === true;
	// Code is shown below the list: it must not be far down.
	const named = noted(modelsNamed(text, models)).slice(0, isSure && current?.answers[0]?.code ? FEW : undefined);
	const groups = [
		...(isSure ? [answers] : []),
		...(text === "" && view !== undefined ? [viewGroup(view)] : []),
		...(text === "" || failed ? kept.map((group) => keptGroup(group, text)) : []),
		{ label: "On this site", choices: here },
		{ label: "Models", choices: text === "" ? [] : [...named, allModels(text, current)] },
		...(isSure ? [] : [answers]),
		{ label: "Instead", choices: insteadOf(current) },
	];
	return groups.filter(({ choices }) => choices.length > 0);
}

/** What is first before anything is typed, so that a view is shared with two keys. */
const viewGroup = (href: string): Group => ({
	label: "This view",
	choices: [{ label: "Copy the link to this view", href, note: "", presses: "link" }],
});

/** Kept models; where the server does not answer, those that the text names. */
function keptGroup({ label, ids }: KeptGroup, text: string): Group {
	const named = ids.map((id) => ({ label: id, href: links.model(id), note: "", isId: true }));
	return { label, choices: text === "" ? named.slice(0, MOST_KEPT) : find(named, text, MOST_KEPT) };
}

const MOST_KEPT = 5;

/** An answer without code has its reason beside it. */
function choiceOf({ label, href, note, code, remarks: [reason] }: Answer): Choice {
	return { label, href, note: code === undefined && reason !== undefined ? reason : note };
}

/** Models listed above code. */
const FEW = 2;

/** The models as choices, each with its task unless all have the same. */
function noted(models: readonly ModelEntry[]): readonly Choice[] {
	const isSame = models.length > 1 && new Set(models.map(({ task }) => task)).size === 1;
	return models.map(({ id, href, task = "" }) => ({ label: id, href, note: isSame ? "" : task, isId: true }));
}

/** The models found; until the answer arrives, those of the last answer whose ids match. */
function modelsNamed(text: string, models: Known["models"]): readonly ModelEntry[] {
	if (models === undefined || models.for === text) return models?.models ?? [];
	const named = models.models.map((model) => ({ ...model, label: model.id }));
	return find(named, text, named.length);
}

/** A link to the list of models. It is there even if that is empty: the list says what to leave out. */
function allModels(text: string, current: ModelsFound | undefined): Choice {
	const { label, href } = current?.list ?? { label: `All models for “${text}”`, href: links.models({ q: text }) };
	return { label, href, note: current === undefined ? "" : current.total.toLocaleString("en") };
}

function insteadOf(current: ModelsFound | undefined): readonly Choice[] {
	const ways = [...(current?.ways ?? []), ...(current?.notes ?? []).flatMap((note) => note.ways)];
	return ways.map(({ label, href, count }) => ({
		label,
		href,
		note: count === undefined ? "" : counted(count, "model"),
	}));
}

/** The line under the list, which screen readers announce; undefined while requests are pending. */
export function statusOf({ text, entries, models, failed }: Known): string | undefined {
	if (failed) return "The server did not answer. Results are incomplete; type to retry.";
	if (text === "") return "";
	if (models?.for !== text) return undefined;
	const { total, answers } = models;
	const counts = [counted(entries.length + answers.length, "page"), counted(total, "model")].filter(Boolean);
	return counts.join(", ") || "No results.";
}

/** `6 models`; empty for none. */
function counted(count: number, noun: string): string {
	return count === 0 ? "" : `${count.toLocaleString("en")} ${count === 1 ? noun : `${noun}s`}`;
}
