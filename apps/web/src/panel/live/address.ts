import { links } from "../../base/links.ts";
import { type PanelState, serialisePanel } from "../state/state.ts";
import type { PanelProps } from "../shapes/view.ts";

/** The name of the panel's island. */
export const PANEL = "panel";

/** The address of a page with the panel in a state. */
export function panelAddress({ action, keep }: Pick<PanelProps, "action" | "keep">, state: PanelState): string {
	const query = new URLSearchParams([...Object.entries(keep), ...serialisePanel(state)]);
	return query.size === 0 ? action : `${action}?${query}`;
}

/** The address of the panel's data in a state, as JSON. */
export function panelDataAddress({ source }: Pick<PanelProps, "source">, state: PanelState): string {
	return links.island(PANEL, { ...source, ...Object.fromEntries(serialisePanel(state)) });
}
