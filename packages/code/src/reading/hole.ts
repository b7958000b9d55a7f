/** Marks a hole in the text of a template; no template may contain it. */
export const HOLE = "\ufdd0";
