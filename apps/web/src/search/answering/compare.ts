import type { ModelRecord } from "@vitrine/model";
import type { IndexReader } from "@vitrine/search";
import { links } from "../../base/links.ts";
import { comparedIn, familyIn } from "../reading/compared.ts";
import { familyOf } from "./family.ts";
import { nearestModel } from "./models.ts";
import { quantizationLink, quantizationNamed } from "./quantizations.ts";
import type { Answer, Note, Way } from "../shapes.ts";

/** A comparison that a text asks for. */
interface Comparison {
	/** As typed. */
	readonly names: readonly string[];
	/** Absent if fewer than two of the names are models. */
	readonly answer?: Answer;
	readonly models: readonly ModelRecord[];
	readonly notes: readonly Note[];
}

/** `whisper-large vs whisper-tiny`: a comparison; undefined if the text names no two things. */
export async function comparison(index: IndexReader, text: string): Promise<Comparison | undefined> {
	const family = familyIn(text);
	const members = family === undefined ? [] : await familyOf(index, family);
	if (family !== undefined) return members.length > 1 ? compared([family], members, []) : undefined;
	const asked = comparedIn(text);
	if (asked === undefined) return undefined;
	const found = await Promise.all(asked.names.map((name) => nearestModel(index, name)));
	const models = [...new Map(found.flatMap((model) => (model ? [[model.id, model] as const] : []))).values()];
	const missing = asked.names.filter((_, at) => found[at] === undefined);
	const notes: readonly Note[] = [
		...missing.map(missingNote),
		...asked.dropped.map((name) => ({
			text: `A comparison takes at most ${asked.names.length} models: “${name}” was left out.`,
			ways: [],
		})),
	];
	return compared(asked.names, models, notes);
}

function compared(names: readonly string[], models: readonly ModelRecord[], notes: readonly Note[]): Comparison {
	const ids = models.map(({ id }) => id);
	if (ids.length < 2) return { names, models, notes };
	return {
		answer: { label: `Compare ${listed(ids)}`, href: links.compare({ model: ids }), note: "Compare", remarks: [] },
		names,
		models,
		notes,
	};
}

/** What is said of a name that no model has: quantizations have a table. */
function missingNote(name: string): Note {
	const type = quantizationNamed(name);
	if (type === undefined) return { text: `No model is named “${name}”.`, ways: [searchFor(name)] };
	return {
		text: `“${name}” is a quantization, not a model.`,
		ways: [{ label: `${type} among the quantizations`, href: quantizationLink(type) }, searchFor(name)],
	};
}

/** The models that a name finds. */
export function searchFor(name: string): Way {
	return { label: `Search all models for “${name}”`, href: links.models({ q: name }) };
}

/** `a with b`, `a, b and c`. */
function listed(ids: readonly string[]): string {
	const others = ids.slice(0, -1);
	return `${others.join(", ")} ${others.length === 1 ? "with" : "and"} ${ids.at(-1)}`;
}
