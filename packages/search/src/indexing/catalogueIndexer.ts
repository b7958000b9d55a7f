import { libraries } from "@vitrine/catalogue";
import { type Indexer, indexerFor } from "./indexer.ts";

/** The keys of all libraries in the catalogue. */
export const LIBRARY_KEYS: readonly string[] = libraries.map(({ key }) => key);

/** What a record is found by, with the libraries of the catalogue. */
export const indexedDocument: Indexer = indexerFor(new Set(LIBRARY_KEYS));
