import { type Choices, choicesFor, codeOf, defaultCode } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { downloadsOf } from "../covered/amounts.ts";
import type { Reference } from "../drift/reference.ts";

/** Records for which the reference packages offer a library or an app that is not offered here, by the reason. */
interface Less {
	readonly kind: "library" | "app";
	readonly key: string;
	/** The rule by which it is left out: that it does not read the files, or that a rule of the catalogue says so. */
	readonly why: string;
	readonly ids: readonly string[];
}

export interface Beside {
	readonly records: number;
	/** How often the reference packages have code of a library for a record, and offer an app. */
	readonly pairs: { readonly libraries: number; readonly apps: number };
	/** How often we offer what they do. */
	readonly same: { readonly libraries: number; readonly apps: number };
	readonly less: readonly Less[];
	/** Of the most used records, those with neither code nor app. */
	readonly without: readonly string[];
}

/** The number of records that count as the most used. */
export const MOST_USED = 200;

/** Compares what we offer for records with what the reference packages do. */
export function besideOf(records: readonly ModelRecord[], reference: Reference): Beside {
	const pairs = { libraries: 0, apps: 0 };
	const same = { libraries: 0, apps: 0 };
	const less = new Map<
		string,
		{ readonly kind: Less["kind"]; readonly key: string; readonly why: string; readonly ids: string[] }
	>();
	const note = (kind: Less["kind"], key: string, why: string, id: string): void => {
		const name = `${kind} ${key} ${why}`;
		const one = less.get(name) ?? { kind, key, why, ids: [] };
		one.ids.push(id);
		less.set(name, one);
	};
	for (const record of records) {
		const choices = choicesFor(record);
		for (const key of reference.librariesWithCode(record)) {
			const why = leftOut(choices, "library", key, record);
			pairs.libraries++;
			if (why === undefined) same.libraries++;
			else note("library", key, why, record.id);
		}
		for (const key of reference.appsFor(record)) {
			const why = leftOut(choices, "app", key, record);
			pairs.apps++;
			if (why === undefined) same.apps++;
			else note("app", key, why, record.id);
		}
	}
	return {
		records: records.length,
		pairs,
		same,
		less: [...less.values()].toSorted((a, b) => b.ids.length - a.ids.length),
		without: mostUsed(records)
			.filter(hasNothing)
			.map(({ id }) => id),
	};
}

/** Why a way is not offered; undefined if it is. */
function leftOut(
	{ ways, contents }: Choices,
	kind: Less["kind"],
	key: string,
	record: ModelRecord,
): string | undefined {
	const way = ways.find((one) => one.kind === kind && one.key === key);
	if (way === undefined && kind === "app" && contents.formats.has("gguf"))
		return "no quantization is known that names one GGUF file";
	if (way === undefined) return "no rule offers it";
	if (kind === "library") return codeOf(way, record) === undefined ? "the record lacks what its code needs" : undefined;
	return way.fit === "mismatch" ? "it does not read the files" : undefined;
}

const mostUsed = (records: readonly ModelRecord[]): readonly ModelRecord[] =>
	records.toSorted((a, b) => downloadsOf(b) - downloadsOf(a)).slice(0, MOST_USED);

function hasNothing(record: ModelRecord): boolean {
	const found = defaultCode(record);
	const isFiles = found === undefined || found.way.kind === "files" || found.way.fit === "mismatch";
	return isFiles && !choicesFor(record).ways.some(({ kind, fit }) => kind === "app" && fit !== "mismatch");
}
