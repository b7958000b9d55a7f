export { Cache, cacheAt, openCache } from "./cache.ts";
export { SourceError } from "./error.ts";
export { Folder, openFolder } from "./folder.ts";
export { Hub, type HubOptions, openHub } from "./hub/hub.ts";
export { Ndjson, openNdjson } from "./ndjson.ts";
export { type OpenOptions, openSource } from "./open.ts";
export { type Card, frontMatter } from "./repository/card.ts";
export {
	type Attributed,
	type Attribution,
	type ByteRange,
	type Countable,
	isAttributed,
	isCountable,
	isRepositories,
	type ReadOptions,
	type Repositories,
	type RepositoryFile,
	type Skipped,
	type Source,
	type SourceItem,
	type SourceKind,
} from "./source.ts";
