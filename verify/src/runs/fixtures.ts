/** The fixture of a load snippet, `load/<library>/<fixture>`: its id without traits, title and extension. */
export const fixtureOf = (id: string): string => id.replace(/^(load\/[^/]+\/[^/+.]+).*$/, "$1");

/** The title of a load snippet as its id spells it; empty if it has none. */
export const titleOf = (id: string): string => /\.([^/.]+)\.\w+$/.exec(id.slice(fixtureOf(id).length))?.[1] ?? "";
