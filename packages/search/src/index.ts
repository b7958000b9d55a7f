export { IndexError, QueryError } from "./api/errors.ts";
export { FACETS, type Facet, READER_FACETS, type ReaderFacet, SORTS, type Sort } from "./api/fields.ts";
export type {
	Building,
	Health,
	HealthProblem,
	IndexStatus,
	Maintenance,
	MaintenanceProgress,
	Verification,
} from "./api/maintenance.ts";
export { type Origin, ORIGINS, type Origins } from "./api/origins.ts";
export type { FacetCount, Page, Row, UpTo } from "./api/page.ts";
export { MOST_REACHED, type Query, type SearchOptions } from "./api/query.ts";
export type { Index, IndexReader, Load, VisibleTo } from "./api/searchIndex.ts";
export type { SourceInfo } from "./api/source.ts";
export {
	type Backup,
	BackupError,
	type BackupManifest,
	type BackupOptions,
	backUpEmbedded,
	restoreEmbedded,
	type RestoreOptions,
} from "./engines/embedded/backup/index.ts";
export { openEmbedded } from "./engines/embedded/index.ts";
export { OutcomeTable } from "./engines/embedded/outcomeTable.ts";
export { sourceName, STARTER_MARK, STARTER_SOURCE } from "./indexing/sourceName.ts";
export { MOST_FILTER_VALUES } from "./query/facets.ts";
export { words } from "./text/tokens.ts";
