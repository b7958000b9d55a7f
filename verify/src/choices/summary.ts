import { type Choices, choicesFor, loadSnippets, reasonText, type Way } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";

/** What is offered first to the records of a file: by rule, loader and fit. */
interface Group {
	readonly first: Way;
	/** The ids of the records. */
	readonly ids: readonly string[];
}

interface Summary {
	readonly records: number;
	/** The largest group first. */
	readonly groups: readonly Group[];
	/** Records for which no rule knows a loader: only their files are fetched. */
	readonly uncovered: readonly string[];
	/** Records without any code. */
	readonly withoutCode: readonly string[];
}

/** Asks the catalogue for the choices of every record. */
export function summaryOf(records: readonly ModelRecord[]): Summary {
	const found = records.map((record) => ({ record, choices: choicesFor(record), id: record.id }));
	const groups = Map.groupBy(found, ({ choices }) => keyOf(choices.first));
	return {
		records: records.length,
		groups: [...groups.values()]
			.flatMap(([one, ...others]) => (one ? groupOf(one.choices, [one, ...others]) : []))
			.toSorted((a, b) => b.ids.length - a.ids.length),
		uncovered: found.filter(({ choices }) => choices.first.rule === "files").map(({ id }) => id),
		withoutCode: found.filter(({ record, choices }) => !hasCode(record, choices)).map(({ id }) => id),
	};
}

const groupOf = (choices: Choices, all: readonly { readonly id: string }[]): Group => ({
	first: choices.first,
	ids: all.map(({ id }) => id),
});

const keyOf = ({ rule, kind, key, fit }: Way): string => [rule, kind, key, fit].join(" ");

const hasCode = (record: ModelRecord, { ways }: Choices): boolean =>
	ways.some((way) => way.kind === "app" || loadSnippets(way.library, record).some((snippet) => "code" in snippet));

/** The summary as text: a line a group, with the reason of its first record; then every record that no rule covers. */
export function summaryText({ records, groups, uncovered, withoutCode }: Summary): string {
	const lines = groups.map(({ first, ids: [id = "", ...others] }) => {
		const loader = first.kind === "app" ? `app ${first.key}` : first.key;
		const fit = first.fit === "fits" ? "" : ` (${first.fit})`;
		return `${String(others.length + 1).padStart(6)}  ${first.rule}: ${loader}${fit}. ${reasonText(first.reason, first.from)} For example ${id}`;
	});
	return [
		`${records} records, by what is offered first and why:`,
		...lines,
		"",
		`${uncovered.length} records that no rule covers, so that only their files are fetched:`,
		...uncovered.map((id) => `  ${id}`),
		"",
		`${records - withoutCode.length} of ${records} records have code${withoutCode.length > 0 ? "; not these:" : "."}`,
		...withoutCode.map((id) => `  ${id}`),
	].join("\n");
}
