/** The names of the languages that code is in, by their keys, in the order of the tabs. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = { python: "Python", js: "JavaScript", sh: "Shell" };
