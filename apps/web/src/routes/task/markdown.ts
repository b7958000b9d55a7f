import type { Pointer, TaskInfo } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { code, link, list, page, plain, section, terms } from "../../markdown/write.ts";
import { links, outward } from "../../base/links.ts";
import type { PanelProps } from "../../panel/shapes/view.ts";
import { exact } from "../../base/numbers.ts";
import { panelText } from "../../panel/view/text.ts";
import type { NamedModel, TaskData } from "../../resources/task/data.ts";
import { exampleFacts } from "./exampleFacts.ts";
import { hiddenIn } from "./hidden.ts";
import { WHY_NO_CODE } from "./NoCode.tsx";

/** A task's page as Markdown; what is not in the index links to the hub. */
export function taskMarkdown(data: TaskData, panel: PanelProps | undefined, hub: string): string {
	const { info, name, models, mostUsed, named, example, libraries, providers } = data;
	const subtasks = name.subtasks ?? [];
	return page(
		`# ${plain(info.label)}`,
		prose(info.summary),
		terms([
			["Task id", code(info.id)],
			["Models in this index", exact(models)],
			["Listed under", info.canonicalId && code(info.canonicalId)],
			["Now listed under", info.canonicalIdToday && code(info.canonicalIdToday)],
			["Hidden in", hiddenIn(name)],
			["Demo models", info.widgetModels.map((id) => code(id)).join(", ")],
		]),
		section("Code", panel && example ? page(exampleLine(example, info), panelText(panel.view)).trimEnd() : WHY_NO_CODE),
		section("Variants", list(subtasks.map(({ type, name: label }) => term(label, info.variants?.[type])))),
		section("How to choose a model", info.choosing?.map(prose).join("\n\n")),
		section("How to measure", page(info.measuring?.map(prose).join("\n\n"), pointers(info.metrics)).trim()),
		section("Models", page(ofIndex(mostUsed, named), suggested(named, hub)).trim()),
		section(
			"Datasets",
			pointers(info.datasets, ({ id }) => outward.dataset(hub, id)),
		),
		section(
			"Spaces",
			pointers(info.spaces, ({ id }) => outward.space(hub, id)),
		),
		section(
			"Libraries",
			list(libraries.map(({ library }) => link(plain(library.prettyLabel), links.library(library.key)))),
		),
		section("Providers", list(providers.map(({ id, label }) => link(plain(label), links.provider(id))))),
	);
}

const exampleLine = (example: ModelRecord, info: TaskInfo): string =>
	`${[`For ${code(example.id)}`, ...exampleFacts(example, info).map((fact) => plain(fact))].join(" · ")}:`;

/** A text of the catalogue; backticks enclose code. */
function prose(text: string): string {
	const parts = text.split("`");
	if (parts.length % 2 === 0) return plain(text);
	return parts
		.map((part, at) => (at % 2 === 1 ? code(part) : part.replaceAll(/[^\s].*[^\s]|[^\s]/gs, (words) => plain(words))))
		.join("");
}

function term(label: string, description: string | undefined): string {
	return description === undefined ? plain(label) : `**${plain(label)}:** ${prose(description)}`;
}

function pointers<Of extends Pointer>(of: readonly Of[], href?: (one: Of) => string): string {
	return list(of.map((one) => `${href ? link(code(one.id), href(one)) : code(one.id)}: ${prose(one.description)}`));
}

/** The models of the index, with what the catalogue says of them. */
function ofIndex(models: TaskData["mostUsed"], named: readonly NamedModel[]): string {
	const descriptions = new Map(named.map(({ id, description }) => [id, description]));
	return list(
		models.map(({ id }) => {
			const description = descriptions.get(id);
			return link(code(id), links.model(id)) + (description === undefined ? "" : `: ${prose(description)}`);
		}),
	);
}

/** Those that it suggests and the index does not have. */
function suggested(named: readonly NamedModel[], hub: string): string {
	const elsewhere = named.filter(({ record }) => record === undefined);
	if (elsewhere.length === 0) return "";
	return page(
		"Suggested, not in this index:",
		pointers(elsewhere, ({ id }) => outward.hubModel(hub, id)),
	).trimEnd();
}
