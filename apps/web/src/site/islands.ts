/** The parts of pages that are hydrated in the browser; `client/islands.ts` loads them. */
export type IslandName = "filter-list" | "panel" | "model-list" | "live-panel";
