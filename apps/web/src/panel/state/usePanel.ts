import { useVisit } from "../../visit/useVisit.ts";
import type { Place } from "../../visit/visit.ts";
import { panelAddress, panelDataAddress } from "./address.ts";
import { recalled } from "./recalled.ts";
import { type PanelState, parsePanel, withFields } from "./state.ts";
import type { PanelProps, PanelView } from "../view/view.ts";

export type Changes = Parameters<typeof withFields>[1];

export interface LivePanel {
	/** What was answered last. */
	readonly view: PanelView;
	/** What is chosen, ahead of the answer. */
	readonly state: PanelState;
	readonly busy: boolean;
	/** Changes the choice; `typing` waits for a pause and leaves no step in the history. */
	readonly change: (changes: Changes, typing?: boolean) => void;
	/** The view of what is chosen at this moment, answered or not. */
	readonly load: () => Promise<PanelView>;
}

/** The panel as the reader operates it, in the language and client of last time unless the address says otherwise. */
export function usePanel(props: PanelProps): LivePanel {
	const { view, state, busy, go } = useVisit(() => placeOf(props), props.view, props.view.state);
	const change = (changes: Changes, typing = false): void => {
		go((before) => withFields(before, changes), typing);
	};
	const load = async (): Promise<PanelView> => {
		if (!busy) return view;
		const answer = await fetch(panelDataAddress(props, state));
		if (!answer.ok) throw new Error(`This site answered ${answer.status}.`);
		return ((await answer.json()) as PanelProps).view;
	};
	return { view, state, busy, change, load };
}

function placeOf(props: PanelProps): Place<PanelState, PanelView> {
	return {
		parse: parsePanel,
		address: (state) => panelAddress(props, state),
		dataAddress: (state) => panelDataAddress(props, state),
		read: (answer) => (answer as PanelProps).view,
		instead: (view, state) => {
			const usual = recalled(view);
			return usual && withFields(state, usual);
		},
	};
}
