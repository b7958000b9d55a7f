/** Goes up by one with every change to the tables. */
export const VERSION = 3;

/**
 * The store of record. A row of `models` never changes: a record that does gets a row with a higher number. What an
 * import has brought so far has numbers above `visible`, and its commit moves that up. Rows that were taken out stand in
 * `removed` with the generation that did it, for those who keep something derived; generations up to `horizon` have been
 * forgotten there. `snapshot` names the file that holds the derived index of an earlier generation.
 */
export const CREATE = `
	CREATE TABLE schema (
		application TEXT NOT NULL,
		version INTEGER NOT NULL,
		generation INTEGER NOT NULL,
		visible INTEGER NOT NULL,
		total INTEGER NOT NULL,
		horizon INTEGER NOT NULL,
		snapshot TEXT
	);
	INSERT INTO schema VALUES ('vitrine', ${VERSION}, 0, 0, 0, 0, NULL);
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
	CREATE TABLE records (model INTEGER PRIMARY KEY, record TEXT NOT NULL);
	CREATE TABLE removed (model INTEGER PRIMARY KEY, generation INTEGER NOT NULL);
	CREATE INDEX removed_since ON removed (generation);
`;
