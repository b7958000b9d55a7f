export { readBelow } from "./below.ts";
export { closing } from "./closing.ts";
export { SourceError } from "./error.ts";
export { isHiddenFile } from "./hidden.ts";
export { type OpenOptions, openSource } from "./open.ts";
export { safetensorsHeader } from "./repository/safetensors.ts";
export { isWeights, readWeights, type WeightsHeader } from "./repository/weights.ts";
export { WeightsError } from "./repository/weightsError.ts";
export {
	type ByteRange,
	isAttributed,
	isCountable,
	isEnumerable,
	isEstimable,
	isRepositories,
	type OpenFile,
	type Repositories,
	type RepositoryFile,
	type Skipped,
	type Source,
} from "./source.ts";
