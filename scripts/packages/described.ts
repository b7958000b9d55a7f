import { libraryEntries } from "../../packages/catalogue/src/described/entries.ts";

/** The file of the catalogue with what is known of all libraries besides their code. */
export const DESCRIBED = "described/entries.js";

/** The same file as data, so that a bundle of it has no library. */
export const asData = (): string =>
	`export const libraryEntries = JSON.parse(${JSON.stringify(JSON.stringify(libraryEntries))});\n`;
