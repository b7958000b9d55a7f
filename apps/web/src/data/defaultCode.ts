import type { Choices } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { CheckedHere } from "@vitrine/verify";
import { checks } from "./checks.ts";
import { type CodeLevel, codeLevelIn } from "./codeLevel.ts";

/** The level of a record's default code; undefined if there is none. A caller that knows the choices of the record gives them. */
export const codeLevel = (record: ModelRecord, choices?: Choices, outcome?: CheckedHere): CodeLevel | undefined =>
	codeLevelIn(checks(), record, choices, outcome);
