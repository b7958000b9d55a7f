/** Bytes of a file of collections. */
export const LARGEST = 256 * 1024;

/** UTF-16 units of one of its lines: the time of the YAML parser grows with the square of a line's length. */
export const LONGEST_LINE = 16_000;

/** Brackets that may be open at once; block lists nest no deeper than their lines are indented. */
export const DEEPEST = 20;

export const MOST_COLLECTIONS = 200;

/** Models of one collection: all of them are on its page. */
export const MOST_MODELS = 100;

/** UTF-16 units of each field. */
export const LONGEST = { slug: 64, title: 120, text: 10_000, model: 200 } as const;

/** UTF-16 units of what the YAML parser says of an error. */
export const LONGEST_REASON = 300;
