/** The fixture of a snippet, `load/<library>/<fixture>` or `app/<app>/<fixture>`: its id without traits, title and extension. */
export const fixtureOf = (id: string): string => id.replace(/^((?:load|app)\/[^/]+\/[^/+.]+).*$/, "$1");

/** The title of a snippet as its id spells it; empty if it has none. */
export const titleOf = (id: string): string => /\.([^/.]+)\.\w+$/.exec(id.slice(fixtureOf(id).length))?.[1] ?? "";
