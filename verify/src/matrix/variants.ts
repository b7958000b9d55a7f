import type { ModelRecord } from "@vitrine/model";
import type { Subject } from "../subject.ts";
import { newShapes, shapesOf } from "./newShapes.ts";

/** Traits that any record can have, each as the change that gives it to a record. */
const TRAITS: Readonly<Record<string, (record: ModelRecord) => ModelRecord>> = {
	custom_code: (record) => ({ ...record, tags: [...record.tags, "custom_code"] }),
	"no-custom_code": (record) => ({ ...record, tags: record.tags.filter((tag) => tag !== "custom_code") }),
	conversational: (record) => ({ ...record, tags: [...record.tags, "conversational"] }),
	gated: (record) => ({ ...record, gated: "manual" }),
	private: (record) => ({ ...record, private: true }),
	large: (record) => ({ ...record, parameters: 70e9 }),
	public: (record) => ({ ...record, gated: false, private: false }),
};

type NamedRecord = readonly [name: string, record: ModelRecord];

/** The subjects of records, and one for each further shape among their variants. */
export function withVariants(
	records: readonly NamedRecord[],
	subjectsOf: (name: string, record: ModelRecord) => readonly Subject[],
): readonly Subject[] {
	const plain = records.flatMap((one) => subjectsOf(...one));
	const varied = records.flatMap((one) => variantsOf(...one)).flatMap((one) => subjectsOf(...one));
	return [...plain, ...newShapes(varied, shapesOf(plain))];
}

/**
 * A record with each trait, and with each pair of traits; the traits are added to its name. Traits that it has already
 * change nothing, and lead to no variant.
 */
function variantsOf(name: string, record: ModelRecord): readonly NamedRecord[] {
	const traits = Object.entries(TRAITS);
	const single = traits.map(([trait, apply]): NamedRecord => [`${name}+${trait}`, apply(record)]);
	const double = traits.flatMap(([trait, apply], at) =>
		traits
			.slice(at + 1)
			.map(([other, applyOther]): NamedRecord => [`${name}+${trait}+${other}`, applyOther(apply(record))]),
	);
	const known = new Set([JSON.stringify(record)]);
	return [...single, ...double].filter(([, variant]) => isNew(JSON.stringify(variant), known));
}

const isNew = (text: string, known: Set<string>): boolean => !known.has(text) && known.add(text) !== undefined;
