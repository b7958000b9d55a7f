import { useVisit } from "../../visit/useVisit.ts";
import type { Addressing } from "../../visit/visit.ts";
import { panelAddress, panelDataAddress } from "./address.ts";
import { recalled } from "./recalled.ts";
import { type PanelState, parsePanel, withFields } from "../state/state.ts";
import type { PanelProps, PanelView } from "../shapes/view.ts";

export type Changes = Parameters<typeof withFields>[1];

export interface LivePanel {
	/** The last answer. */
	readonly view: PanelView;
	/** What is chosen; it may be ahead of the view. */
	readonly state: PanelState;
	readonly busy: boolean;
	/** Changes the state; `typing` waits for a pause and adds no entry to the history. */
	readonly change: (changes: Changes, typing?: boolean) => void;
	/** The view of the state of this moment. */
	readonly load: () => Promise<PanelView>;
}

/** The panel in the browser, with the reader's last language and client unless the address names them. */
export function usePanel(props: PanelProps): LivePanel {
	const { view, state, busy, go } = useVisit(() => addressingOf(props), props.view, props.view.state);
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

function addressingOf(props: PanelProps): Addressing<PanelState, PanelView> {
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
