export { Cache, cacheAt, openCache } from "./cache.ts";
export { SourceError } from "./error.ts";
export { Folder, openFolder } from "./folder.ts";
export { Hub, type HubOptions, openHub } from "./hub/hub.ts";
export { Ndjson, openNdjson } from "./ndjson.ts";
export { type OpenOptions, openSource } from "./open.ts";
export { type Card, frontMatter } from "./repository/card.ts";
export {
	isWeights,
	readWeights,
	type Tensor,
	WeightsError,
	type WeightsFile,
	type WeightsHeader,
} from "./repository/weights.ts";
export {
	type Attributed,
	type Attribution,
	type ByteRange,
	type Countable,
	type Estimable,
	isAttributed,
	isCountable,
	isEstimable,
	isRepositories,
	type ReadOptions,
	type Repositories,
	type RepositoryFile,
	type Skipped,
	type Source,
	type SourceItem,
	type SourceKind,
} from "./source.ts";
