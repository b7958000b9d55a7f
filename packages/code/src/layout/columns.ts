/** The longest line; only a literal that cannot be broken is longer. */
export const COLUMNS = 68;
