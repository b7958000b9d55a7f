import { describeDownloads, libraries } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { code, block, link, page, plain, table, terms } from "../../markdown/write.ts";
import type { PanelView } from "../../panel/view/view.ts";
import { compact, exact, size } from "../../base/numbers.ts";
import { type Access, factsOf, type ModelFacts } from "../../facts/facts.ts";
import type { FileView } from "./files/files.ts";
import { memoryRows } from "./memory/memory.ts";
import { panelText } from "../../panel/view/text.ts";
import { resultsOf } from "../../facts/results.ts";

export interface ModelText {
	readonly record: ModelRecord;
	readonly view: PanelView;
	readonly files: readonly FileView[];
	/** The card as its authors wrote it; absent where there is none. */
	readonly card: string | undefined;
}

/** Files that are listed. */
const MOST_FILES = 100;

/** A model's page as Markdown. Whatever a stranger wrote stands in it as text or inside a fence that it cannot close. */
export function modelMarkdown({ record, view, files, card }: ModelText): string {
	return page(
		`# ${plain(record.id)}`,
		factsText(record),
		"## Use this model",
		panelText(view),
		section("Memory", memoryText(record)),
		section("Results, as the card states them", resultsText(record)),
		section("Files", filesText(record, files)),
		section("Card, as its authors wrote it", card && block(card, "markdown")),
	);
}

function section(title: string, body: string | undefined): string | undefined {
	return body ? page(`## ${title}`, body).trimEnd() : undefined;
}

function factsText(record: ModelRecord): string {
	const facts = factsOf(record);
	const { task, library, licences, ownLicence, parameters, languages, downloads, likes, updated } = facts;
	return terms([
		["Task", task && (task.known ? `${task.name} (${code(task.id)})` : code(task.id))],
		["Library", library && code(library.id)],
		["Licence", licences.map(plain).join(", ") + (ownLicence.name ? ` (${plain(ownLicence.name)})` : "")],
		["Parameters", parameters === undefined ? undefined : `${compact(parameters)} (${exact(parameters)})`],
		["Size", sizeText(facts)],
		["Formats", facts.formats.join(", ")],
		["Languages", languages.map(plain).join(", ")],
		["Made from", facts.baseModels.map(code).join(", ")],
		["Downloads in 30 days", downloads === undefined ? undefined : exact(downloads)],
		["Likes", likes === undefined ? undefined : exact(likes)],
		["Updated", updated && plain(updated.slice(0, 10))],
		["Access", ACCESS[facts.access]],
	]);
}

const GATED = "gated: ask for it on the hub, then use a token of your own";

const ACCESS: Readonly<Record<Access, string | undefined>> = {
	open: undefined,
	gated: GATED,
	reviewed: GATED,
	private: "private: needs a token of an account that its owner lets in",
	disabled: "disabled: its hub hands the files out no more",
};

function sizeText({ size: known, sizeOf = "" }: ModelFacts): string | undefined {
	return known && `${size(known.bytes)}, ${known.of === "weights" ? plain(sizeOf) : "the whole repository"}`;
}

function memoryText(record: ModelRecord): string {
	const rows = memoryRows(record, undefined).map(({ type, weights, running, of, file }) => [
		code(type),
		size(weights),
		size(running),
		file === undefined ? of : code(file),
	]);
	return rows.length === 0 ? "" : table(["Weights as", "Size", "Running", "Where from"], rows, [1, 2]);
}

function resultsText(record: ModelRecord): string {
	const rows = resultsOf(record).map(({ dataset, task, metric, value }) => [dataset, task, metric, value].map(plain));
	return rows.length === 0 ? "" : table(["Dataset", "Task", "Metric", "Value"], rows, [3]);
}

function filesText(record: ModelRecord, files: readonly FileView[]): string {
	if (files.length === 0) return "";
	const rows = files
		.slice(0, MOST_FILES)
		.map(({ path, size: bytes, href, counts }) => [
			href === undefined ? code(path) : link(code(path), href),
			bytes === undefined ? "—" : size(bytes),
			counts ? "yes" : "",
		]);
	const library = libraries.find(({ key }) => key === record.library_name) ?? {};
	const more = files.length > MOST_FILES ? `And ${exact(files.length - MOST_FILES)} more.` : "";
	return page(
		table(["File", "Size", "Counts as a download"], rows, [1]),
		more,
		plain(describeDownloads(library)),
	).trimEnd();
}
