/** The bounds of a record that is stored. */
export const RECORD_BOUNDS = {
	/** Bytes as JSON: the 200 rows of the largest page then have at most 50 MB. */
	bytes: 256 * 1024,
	/** Levels of lists and objects; JSON.stringify overflows the stack at some thousands. */
	levels: 64,
	/** UTF-16 units of an id: file systems and hubs allow fewer, and a page of the list repeats each id several times. */
	id: 256,
	/** UTF-16 units of a file's path: code repeats it many times over, with up to twelve bytes for a character. */
	path: 1_000,
	/** UTF-16 units of a field that names one thing, such as the task: pages repeat it in links and code. */
	word: 1_000,
} as const;
