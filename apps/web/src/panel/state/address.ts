import { links } from "../../base/links.ts";
import { type PanelState, serialisePanel } from "./state.ts";
import type { PanelProps } from "../view/view.ts";

/** The panel's name among the islands. */
export const PANEL = "panel";

/** Where a state of the panel is looked at. */
export function panelAddress({ action, keep }: Pick<PanelProps, "action" | "keep">, state: PanelState): string {
	const query = new URLSearchParams([...Object.entries(keep), ...serialisePanel(state)]);
	return query.size === 0 ? action : `${action}?${query}`;
}

/** Where it is fetched as JSON. */
export function panelDataAddress({ source }: Pick<PanelProps, "source">, state: PanelState): string {
	return links.island(PANEL, { ...source, ...Object.fromEntries(serialisePanel(state)) });
}
