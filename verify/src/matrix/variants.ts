import type { ModelRecord } from "@vitrine/model";
import type { Subject } from "../subject.ts";

/** What is true of some records of every kind, whatever else they say. */
const TRAITS: Readonly<Record<string, (record: ModelRecord) => ModelRecord>> = {
	custom_code: (record) => ({ ...record, tags: [...record.tags, "custom_code"] }),
	"no-custom_code": (record) => ({ ...record, tags: record.tags.filter((tag) => tag !== "custom_code") }),
	conversational: (record) => ({ ...record, tags: [...record.tags, "conversational"] }),
	gated: (record) => ({ ...record, gated: "manual" }),
	private: (record) => ({ ...record, private: true }),
	public: (record) => ({ ...record, gated: false, private: false }),
};

/** A record as it stands, then with each trait and each two of them; the name says which. */
export function variantsOf(name: string, record: ModelRecord): readonly (readonly [string, ModelRecord])[] {
	const single = Object.entries(TRAITS).map(([trait, give]) => [`${name}+${trait}`, give(record)] as const);
	const double = Object.entries(TRAITS).flatMap(([trait, give], at) =>
		Object.entries(TRAITS)
			.slice(at + 1)
			.map(([other, giveOther]) => [`${name}+${trait}+${other}`, giveOther(give(record))] as const),
	);
	return [[name, record], ...single, ...double];
}

/** The subjects of the records as they stand, and of those of the variants one for each further shape. */
export function withVariants(
	records: readonly (readonly [name: string, record: ModelRecord])[],
	subjectsOf: (name: string, record: ModelRecord) => readonly Subject[],
): readonly Subject[] {
	const plain = records.flatMap(([name, record]) => subjectsOf(name, record));
	const known = new Set(plain.map(({ shape }) => shape));
	const varied = records.flatMap((one) => variantsOf(...one)).flatMap((one) => subjectsOf(...one));
	return [...plain, ...varied.filter(({ shape }) => !known.has(shape) && known.add(shape))];
}
