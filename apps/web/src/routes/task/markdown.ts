import { code, link, page, plain, terms } from "../../markdown/write.ts";
import { links } from "../../links.ts";
import type { PanelProps } from "../../panel/view.ts";
import { exact } from "../../ui/numbers.ts";
import { panelText } from "../model/panelText.ts";
import type { TaskData } from "./data.ts";

/** A task's page as Markdown. */
export function taskMarkdown(data: TaskData, panel: PanelProps | undefined): string {
	const { info, name, models, mostUsed, example, libraries, providers } = data;
	const subtasks = name.subtasks ?? [];
	return page(
		`# ${plain(info.label)}`,
		prose(info.summary),
		terms([
			["Task id", code(info.id)],
			["Models in this index", exact(models)],
			["Filed under", info.canonicalIdToday ?? info.canonicalId],
		]),
		section("Code", panel && example && page(`For ${code(example.id)}:`, panelText(panel.view)).trimEnd()),
		section("Variants", list(subtasks.map(({ type, name: label }) => named(label, info.variants?.[type])))),
		section("How to choose a model", info.choosing?.map(prose).join("\n\n")),
		section("How to measure", page(info.measuring?.map(prose).join("\n\n"), pointers(info.metrics)).trim()),
		section("Models", page(pointers(info.models, links.model), mostDownloaded(mostUsed)).trim()),
		section("Datasets", pointers(info.datasets)),
		section("Spaces", pointers(info.spaces)),
		section(
			"Libraries",
			list(libraries.map(({ library }) => link(plain(library.prettyLabel), links.library(library.key)))),
		),
		section("Providers", list(providers.map(({ id, label }) => link(plain(label), links.provider(id))))),
	);
}

function section(title: string, body: string | undefined): string | undefined {
	return body ? `## ${title}\n\n${body}` : undefined;
}

/** A text of the catalogue, in which backticks enclose code. */
function prose(text: string): string {
	const parts = text.split("`");
	if (parts.length % 2 === 0) return plain(text);
	return parts
		.map((part, at) => (at % 2 === 1 ? code(part) : part.replaceAll(/[^\s].*[^\s]|[^\s]/gs, (words) => plain(words))))
		.join("");
}

function named(label: string, description: string | undefined): string {
	return description === undefined ? plain(label) : `**${plain(label)}:** ${prose(description)}`;
}

type Pointers = TaskData["info"]["models"];

function pointers(of: Pointers, href?: (id: string) => string): string {
	return list(of.map(({ id, description }) => `${href ? link(code(id), href(id)) : code(id)}: ${prose(description)}`));
}

function mostDownloaded(models: TaskData["mostUsed"]): string {
	if (models.length === 0) return "";
	return page(
		"The most downloaded of this index:",
		list(models.map(({ id }) => link(code(id), links.model(id)))),
	).trimEnd();
}

function list(items: readonly string[]): string {
	return items.map((item) => `- ${item}`).join("\n");
}
