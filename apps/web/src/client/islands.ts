import type { ComponentType } from "react";
import type { IslandName } from "../site/islands.ts";

type Module = { readonly default: ComponentType<never> };

/** Loads an island by its name, with the code that only it needs. A module exports the component as `default`. */
export const islands: Readonly<Record<IslandName, () => Promise<Module>>> = {
	"filter-list": () => import("../ui/lists/FilterList.island.ts"),
	panel: () => import("../use/UseModel.island.ts"),
	"live-panel": () => import("../routes/components/LivePanel.island.ts"),
	"model-list": () => import("../routes/models/ModelList.island.ts"),
};
