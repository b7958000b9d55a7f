import { links } from "../base/links.ts";
import { find } from "../base/match.ts";
import type { Entry, ModelEntry, ModelsFound } from "./shapes.ts";

/** What is known while a reader searches. */
export interface Known {
	/** What was typed, trimmed. */
	readonly text: string;
	readonly entries: readonly Entry[];
	/** The models found last, and for which text. */
	readonly models?: ModelsFound & { readonly for: string };
	/** An answer did not come. */
	readonly failed: boolean;
}

export interface Choice {
	readonly label: string;
	readonly href: string;
	/** What it is, muted, at the end of the line. */
	readonly note: string;
	/** It is a model's id, and looks like one. */
	readonly isId?: boolean;
}

export interface Group {
	readonly label: string;
	readonly choices: readonly Choice[];
}

/** What the palette offers, under headings; no heading is empty. */
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
		{ label: "As you say it", choices: models?.for === text ? models.shortcuts : [] },
		{ label: "Models", choices: text === "" ? [] : [...named, ...allModels(text, models)] },
	];
	return groups.filter(({ choices }) => choices.length > 0);
}

/** Until the answer to a text comes, those of the last answer stand whose ids fit it. */
function modelsNamed(text: string, models: Known["models"]): readonly ModelEntry[] {
	if (models === undefined || models.for === text) return models?.models ?? [];
	const named = models.models.map((model) => ({ ...model, label: model.id }));
	return find(named, text, named.length);
}

/** The way to the list of models: left out once it is known that it would be empty. */
function allModels(text: string, models: Known["models"]): readonly Choice[] {
	const { total, narrowed } = models?.for === text ? models : {};
	if (total === 0) return [];
	const note = total === undefined ? "" : total.toLocaleString("en");
	if (narrowed) return [{ label: `All models: ${narrowed.label}`, href: narrowed.href, note }];
	return [{ label: `All models for “${text}”`, href: links.models({ q: text }), note }];
}

/** What a screen reader is told, and the line under the list says; undefined while answers are still to come. */
export function statusOf({ text, entries, models, failed }: Known): string | undefined {
	if (failed) return "The server did not answer: what it knows is missing here. Type again to ask it again.";
	if (text === "") return "";
	if (models?.for !== text) return undefined;
	const { total, shortcuts } = models;
	if (entries.length + total + shortcuts.length === 0)
		return "Nothing goes by that name. Try fewer letters, or another word.";
	const here = entries.length + shortcuts.length;
	const places = `${here} ${here === 1 ? "place" : "places"} on this site`;
	return `${places}, ${total.toLocaleString("en")} ${total === 1 ? "model" : "models"}`;
}
