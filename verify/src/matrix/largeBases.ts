import { contentsOf } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { recordsIn } from "./records.ts";

/** The adapters among the fixtures of PEFT, for base models whose names say that one card does not hold them. */
export const adaptersOfLargeBases = (): readonly (readonly [name: string, record: ModelRecord])[] =>
	recordsIn("load/peft").flatMap(([name, record]) => {
		const [base] = contentsOf(record).bases.ids;
		return base === undefined ? [] : [[`${name}+large`, renamed(record, base)] as const];
	});

const renamed = (record: ModelRecord, base: string): ModelRecord =>
	JSON.parse(JSON.stringify(record).replaceAll(base, `${base}-70B`));
