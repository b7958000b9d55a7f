export { RecordError } from "./error.ts";
export { LANGUAGES } from "./languages.ts";
export { parseRecord, type ParsedRecord } from "./parse.ts";
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
	providerMapping,
} from "./read.ts";
export type * from "./record.ts";
export { isObject, shown } from "./values.ts";
export { formats, parameterCount, sizeClass, SIZES } from "./weights.ts";
