/** Goes up by one with every change to the tables, or to what `filed` and `text` make of a record. */
export const VERSION = 2;

/**
 * The store of record. What is searched stands apart from what is shown, so that reading all figures does not read all
 * records. `import` is the generation that the import it came with made. `words` has a document for each model, of tokens only; `letters` finds any three letters of an id.
 */
export const CREATE = `
	CREATE TABLE schema (application TEXT NOT NULL, version INTEGER NOT NULL, generation INTEGER NOT NULL);
	INSERT INTO schema VALUES ('vitrine', ${VERSION}, 0);
	CREATE TABLE sources (
		source INTEGER PRIMARY KEY,
		id TEXT NOT NULL UNIQUE,
		kind TEXT NOT NULL,
		location TEXT NOT NULL,
		attribution TEXT,
		imported_at TEXT NOT NULL,
		skipped INTEGER NOT NULL
	);
	CREATE TABLE models (
		model INTEGER PRIMARY KEY,
		id TEXT NOT NULL UNIQUE,
		source INTEGER NOT NULL REFERENCES sources,
		import INTEGER NOT NULL,
		facets TEXT NOT NULL,
		trending REAL,
		downloads REAL,
		likes REAL,
		created REAL,
		updated REAL,
		parameters REAL
	);
	CREATE INDEX models_of_source ON models (source);
	CREATE TABLE records (model INTEGER PRIMARY KEY, record TEXT NOT NULL);
	CREATE VIRTUAL TABLE words USING fts5 (
		id, other, content = '', contentless_delete = 1, detail = column, prefix = '1 2 3',
		tokenize = "ascii tokenchars '='"
	);
	CREATE VIRTUAL TABLE letters USING fts5 (
		id, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
	);
`;
