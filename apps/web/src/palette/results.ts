import { links } from "../base/links.ts";
import { find } from "../base/match.ts";
import type { Entry, ModelEntry, ModelsFound } from "./shapes.ts";

/** The state of a search. */
export interface Known {
	/** The text typed, trimmed. */
	readonly text: string;
	readonly entries: readonly Entry[];
	/** The last models found, and the text they were found for. */
	readonly models?: ModelsFound & { readonly for: string };
	/** A request failed. */
	readonly failed: boolean;
}

export interface Choice {
	readonly label: string;
	readonly href: string;
	/** What it is, at the end of the line. */
	readonly note: string;
	/** The label is the id of a model. */
	readonly isId?: boolean;
}

export interface Group {
	readonly label: string;
	readonly choices: readonly Choice[];
}

/** The choices in groups; empty groups are left out. */
export function groupsOf({ text, entries, models }: Known): readonly Group[] {
	const here = entries.map(({ kind, note, label, href }) => ({ label, href, note: note ? `${kind} · ${note}` : kind }));
	const named = modelsNamed(text, models).map(({ id, href, task }) => ({
		label: id,
		href,
		note: task ?? "",
		isId: true,
	}));
	const groups = [
		{ label: "On this site", choices: here },
		{ label: "Shortcuts", choices: models?.for === text ? models.shortcuts : [] },
		{ label: "Models", choices: text === "" ? [] : [...named, ...allModels(text, models)] },
	];
	return groups.filter(({ choices }) => choices.length > 0);
}

/** The models found; until the answer arrives, those of the last answer whose ids match. */
function modelsNamed(text: string, models: Known["models"]): readonly ModelEntry[] {
	if (models === undefined || models.for === text) return models?.models ?? [];
	const named = models.models.map((model) => ({ ...model, label: model.id }));
	return find(named, text, named.length);
}

/** A link to the list of models, unless it would be empty. */
function allModels(text: string, models: Known["models"]): readonly Choice[] {
	const { total, narrowed } = models?.for === text ? models : {};
	if (total === 0) return [];
	const note = total === undefined ? "" : total.toLocaleString("en");
	if (narrowed) return [{ label: `All models: ${narrowed.label}`, href: narrowed.href, note }];
	return [{ label: `All models for “${text}”`, href: links.models({ q: text }), note }];
}

/** The line under the list, which screen readers announce; undefined while requests are pending. */
export function statusOf({ text, entries, models, failed }: Known): string | undefined {
	if (failed) return "The server did not answer. Results are incomplete; type to retry.";
	if (text === "") return "";
	if (models?.for !== text) return undefined;
	const { total, shortcuts } = models;
	const counts = [counted(entries.length + shortcuts.length, "page"), counted(total, "model")].filter(Boolean);
	return counts.join(", ") || "No results. Try fewer letters or another word.";
}

/** `6 models`; empty for none. */
function counted(count: number, noun: string): string {
	return count === 0 ? "" : `${count.toLocaleString("en")} ${count === 1 ? noun : `${noun}s`}`;
}
