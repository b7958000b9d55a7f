import type { ComponentType } from "react";

/** An island is loaded by its name, with the code only it needs. A module exports the component as `default`. */
export const islands = {
	"filter-list": () => import("../ui/lists/FilterList.island.ts"),
	panel: () => import("../use/UseModel.island.ts"),
	"model-list": () => import("../routes/models/ModelList.island.ts"),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly default: ComponentType<never> }>>>;

export type IslandName = keyof typeof islands;
