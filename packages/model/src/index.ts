export { boundedRecord } from "./bounds/bounds.ts";
export { RECORD_BOUNDS } from "./bounds/limits.ts";
export { grouped } from "./grouped.ts";
export { RecordError, type RecordCode } from "./error.ts";
export type { Fault } from "./fault.ts";
export { FaultError, type FaultSentences, type FaultWords } from "./faultError.ts";
export { type BlockOutcome, type Outcome, OUTCOME_BOUNDS, parseOutcome, type Result, RESULTS } from "./outcome.ts";
export { misstatedParameters, parameterCount, statedParameters } from "./parameters.ts";
export { parseRecord } from "./parse.ts";
export {
	author,
	baseModels,
	hasTag,
	isConversational,
	isGated,
	languageName,
	languages,
	licences,
	type Mapped,
	name,
	ownerOf,
	providerMapping,
} from "./read.ts";
export { messageOf } from "./messageOf.ts";
export type * from "./record.ts";
export { isObject, shortened, shown } from "./values.ts";
export { formats, SIZES } from "./weights.ts";
export { wellTypedIn } from "./wellTyped.ts";
