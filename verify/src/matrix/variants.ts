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

const TRAIT_NAMES = Object.keys(TRAITS);

type NamedRecord = readonly [name: string, record: ModelRecord];
type SubjectsOf = (name: string, record: ModelRecord) => readonly Subject[];

/** The subjects of records, and one for each further shape among their variants. */
export function withVariants(records: readonly NamedRecord[], subjectsOf: SubjectsOf): readonly Subject[] {
	const plain = records.map((one) => subjectsOf(...one));
	const varied = records.flatMap((one, at) => variantsOf(one, plain[at]!, subjectsOf));
	return [...plain.flat(), ...newShapes(varied, shapesOf(plain.flat()))];
}

/**
 * The subjects of a record with each trait, and with each pair of traits of which one changes a shape by itself; the
 * traits are added to its name. Traits that it has already change nothing, and lead to no variant.
 */
function variantsOf(
	[name, record]: NamedRecord,
	plain: readonly Subject[],
	subjectsOf: SubjectsOf,
): readonly Subject[] {
	const known = new Set([JSON.stringify(record)]);
	const made = (traits: readonly string[]): readonly Subject[] => {
		const variant = traits.reduce((one, trait) => TRAITS[trait]!(one), record);
		return isNew(JSON.stringify(variant), known) ? subjectsOf([name, ...traits].join("+"), variant) : [];
	};
	const single = TRAIT_NAMES.map((trait) => [trait, made([trait])] as const);
	const own = shapesIn(plain);
	const tells = new Set(single.filter(([, subjects]) => shapesIn(subjects) !== own).map(([trait]) => trait));
	const pairs = TRAIT_NAMES.flatMap((one, at) => TRAIT_NAMES.slice(at + 1).map((other) => [one, other] as const));
	const double = pairs.filter(([one, other]) => tells.has(one) || tells.has(other)).flatMap(made);
	return [...single.flatMap(([, subjects]) => subjects), ...double];
}

const shapesIn = (subjects: readonly Subject[]): string => subjects.map(({ shape }) => shape).join();

const isNew = (text: string, known: Set<string>): boolean => !known.has(text) && known.add(text) !== undefined;
