/** The longest line; only a literal that cannot be broken is longer. */
export const COLUMNS = 68;

/** Whether a line of a text is too long. */
export const hasLongLine = (text: string): boolean => text.split("\n").some(({ length }) => length > COLUMNS);
