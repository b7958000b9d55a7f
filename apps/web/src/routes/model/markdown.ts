import { describeDownloads } from "@vitrine/catalogue";
import { type ModelRecord, shortened } from "@vitrine/model";
import { code, block, link, page, plain, section, table, terms } from "../../markdown/write.ts";
import type { PanelView } from "../../panel/shapes/view.ts";
import { compact, exact, size, UNKNOWN } from "../../base/numbers.ts";
import { ACCESS } from "../../facts/access.ts";
import { factsOf, type ModelFacts } from "../../facts/facts.ts";
import { howKnown, labelOf, memoryFact } from "../../facts/memory.ts";
import { libraryOf } from "../../facts/names.ts";
import { LABELS } from "../../facts/labels.ts";
import type { ReadCard } from "../../resources/model/card.ts";
import type { FileList } from "./files/files.ts";
import type { Overview } from "./overview/overview.ts";
import { sentencesText } from "./overview/sentence.ts";
import { sentencesOf } from "./overview/sentences.ts";
import { familyText, modelLink, similarText } from "./overview/text.ts";
import { memoryRows } from "../../memory/rows.ts";
import { panelText } from "../../panel/view/text.ts";
import { resultsOf } from "../../facts/results.ts";

interface ModelText {
	readonly record: ModelRecord;
	readonly view: PanelView;
	/** The first page of its files. */
	readonly list: FileList;
	readonly card: ReadCard;
	readonly overview: Overview;
	/** What is missing, and why. */
	readonly note?: string | undefined;
}

/** Files that are listed. */
const MOST_FILES = 100;

/** A model's page as Markdown. Untrusted text is escaped, or in a fence that it cannot close. */
export function modelMarkdown({ record, view, list, card, overview, note }: ModelText): string {
	return page(
		`# ${plain(record.id)}`,
		note,
		sentencesText(sentencesOf(record, overview.family.ancestors)),
		factsText(record),
		view.doubt && plain(view.doubt),
		"## Use this model",
		panelText(view),
		section("Memory", memoryText(record, overview)),
		section("Family", familyText(record, overview.family)),
		section("Results, as stated in the card", resultsText(record)),
		section("Files", filesText(record, list)),
		section("Similar models", similarText(overview.similar)),
		section("Card", cardMarkdown(card)),
	);
}

/** The card; only where it cannot be read at the moment, a sentence in its place. */
function cardMarkdown(card: ReadCard): string | undefined {
	if ("text" in card) return card.text && cardBlock(card.text);
	return card.missing.code === "unavailable" ? plain(card.missing.message) : undefined;
}

/** UTF-16 units of a card that are written: with three bytes each, they leave room for the rest of the page. */
const LONGEST_CARD = 250_000;

function cardBlock(text: string): string {
	const written = shortened(text, LONGEST_CARD);
	const note = `Only the first ${exact(LONGEST_CARD)} characters; the file has the rest.`;
	return page(written === text ? undefined : note, block(written, "markdown")).trimEnd();
}

const more = ({ moreLanguages = 0 }: ModelFacts): readonly string[] =>
	moreLanguages > 0 ? [`and ${moreLanguages} more`] : [];

function factsText(record: ModelRecord): string {
	const facts = factsOf(record);
	const { task, library, licences, ownLicence, parameters, languages, downloads, likes, updated } = facts;
	return terms([
		[LABELS.task, task && (task.known ? `${task.name} (${code(task.id)})` : code(task.id))],
		[LABELS.library, library && code(library.id)],
		[LABELS.licences, licences.map(plain).join(", ") + (ownLicence.name ? ` (${plain(ownLicence.name)})` : "")],
		[LABELS.parameters, parameters === undefined ? undefined : `${compact(parameters)} (${exact(parameters)})`],
		[LABELS.dimensions, facts.dimensions === undefined ? undefined : exact(facts.dimensions)],
		[LABELS.context, facts.context === undefined ? undefined : exact(facts.context)],
		[LABELS.size, sizeText(facts)],
		[LABELS.repository, facts.repository === undefined ? undefined : size(facts.repository)],
		[LABELS.formats, facts.formats.join(", ")],
		[LABELS.languages, [...languages.map(plain), ...more(facts)].join(", ")],
		[LABELS.baseModels, facts.baseModels.map(code).join(", ")],
		["Downloads in 30 days", downloads === undefined ? undefined : exact(downloads)],
		[LABELS.likes, likes === undefined ? undefined : exact(likes)],
		[LABELS.updated, updated && plain(updated.slice(0, 10))],
		[LABELS.access, facts.access === "open" ? undefined : accessText(facts)],
	]);
}

function accessText({ access }: ModelFacts): string {
	const { label, meaning } = ACCESS[access];
	return `${label}. ${meaning}`;
}

function sizeText({ size: known }: ModelFacts): string | undefined {
	if (known === undefined) return undefined;
	const about = known.isLeast ? "more than " : known.isEstimated ? "about " : "";
	return `${about}${size(known.bytes)}, ${plain(known.label)}`;
}

function memoryText(record: ModelRecord, { quantized }: Overview): string {
	const fact = memoryFact(record);
	const rows = memoryRows(record, { derived: quantized }).map((row) => [
		code(labelOf(row)),
		size(row.weights),
		size(row.total),
		row.file === undefined ? (row.from === undefined ? howKnown(row) : modelLink(row.from)) : code(row.file),
	]);
	if (rows.length === 0) return fact ? plain(`${fact.how}.`) : "";
	return table(["Weights as", "Size", "Memory", "Source"], rows, [1, 2]);
}

function resultsText(record: ModelRecord): string {
	const rows = resultsOf(record).map(({ dataset, task, metric, value }) => [dataset, task, metric, value].map(plain));
	return rows.length === 0 ? "" : table(["Dataset", "Task", "Metric", "Value"], rows, [3]);
}

function filesText(record: ModelRecord, { files, count }: FileList): string {
	if (count === 0) return "";
	const rows = files
		.slice(0, MOST_FILES)
		.map(({ path, size: bytes, href, counts }) => [
			href === undefined ? code(path) : link(code(path), href),
			bytes === undefined ? UNKNOWN : size(bytes),
			counts ? "yes" : "",
		]);
	const more = count > MOST_FILES ? `And ${exact(count - MOST_FILES)} more.` : "";
	return page(
		table(["File", "Size", "Counts as a download"], rows, [1]),
		more,
		plain(describeDownloads(libraryOf(record.library_name) ?? {})),
	).trimEnd();
}
