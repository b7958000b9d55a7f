import { libraries } from "@vitrine/catalogue";
import { type Filing, filingWith } from "./filing.ts";

/** The keys of all libraries of the catalogue. */
export const LIBRARY_KEYS: readonly string[] = libraries.map(({ key }) => key);

/** Reads off a record what it is found by, with the libraries of the catalogue. */
export const filed: Filing = filingWith(new Set(LIBRARY_KEYS));
