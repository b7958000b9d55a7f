/** The parts of pages that React takes over in the browser; `client/islands.ts` says where each is loaded from. */
export type IslandName = "filter-list" | "panel" | "model-list";
