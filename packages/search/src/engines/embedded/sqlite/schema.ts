/** Incremented with every change to the tables. `upgrade.ts` then needs the way from the version before. */
export const SCHEMA_VERSION = 4;

/** The outcomes of checks by model: whether its code ran here, and all that is known about it as JSON. */
export const CREATE_OUTCOMES =
	"CREATE TABLE outcomes (id TEXT PRIMARY KEY, result TEXT NOT NULL, outcome TEXT NOT NULL) WITHOUT ROWID;";

/** All tables except that of the records, which is the same in every version. */
export const CREATE_INDEX_TABLES = `
	CREATE TABLE schema (
		application TEXT NOT NULL,
		version INTEGER NOT NULL,
		generation INTEGER NOT NULL,
		visible INTEGER NOT NULL,
		total INTEGER NOT NULL,
		horizon INTEGER NOT NULL,
		snapshot TEXT
	);
	INSERT INTO schema VALUES ('vitrine', ${SCHEMA_VERSION}, 0, 0, 0, 0, NULL);
	CREATE TABLE sources (
		source INTEGER PRIMARY KEY,
		id TEXT NOT NULL UNIQUE,
		kind TEXT NOT NULL,
		location TEXT NOT NULL,
		attribution TEXT,
		imported_at TEXT,
		records INTEGER NOT NULL,
		skipped INTEGER NOT NULL
	);
	CREATE TABLE models (
		model INTEGER PRIMARY KEY AUTOINCREMENT,
		id TEXT NOT NULL,
		source INTEGER NOT NULL REFERENCES sources,
		digest BLOB NOT NULL
	);
	CREATE INDEX models_by_id ON models (id);
	CREATE TABLE removed (model INTEGER PRIMARY KEY, generation INTEGER NOT NULL);
	CREATE INDEX removed_since ON removed (generation);
	${CREATE_OUTCOMES}
`;

/**
 * The tables that store the records. The column `model` is the row id (`rowId` in code).
 *
 * A row of `models` never changes: a changed record gets a new row with a higher id. Rows of a running import have ids
 * above `visible`, and its commit raises `visible`. Deleted rows are listed in `removed` with the generation that deleted
 * them, so that segments can be updated; generations up to `horizon` are no longer listed. `snapshot` names the file
 * with the segments of an earlier generation.
 */
export const CREATE_TABLES = `
	CREATE TABLE records (model INTEGER PRIMARY KEY, record TEXT NOT NULL);
	${CREATE_INDEX_TABLES}
`;
