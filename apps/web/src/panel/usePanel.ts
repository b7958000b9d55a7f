import { useEffect, useRef, useState } from "react";
import { type PanelState, parsePanel, withFields } from "./state.ts";
import { panelAddress, panelDataAddress } from "./address.ts";
import { recalled, remember } from "./memory.ts";
import type { PanelProps, PanelView } from "./view.ts";

export type Changes = Parameters<typeof withFields>[1];

export interface LivePanel {
	/** What was answered last. */
	readonly view: PanelView;
	/** What is chosen, ahead of the answer. */
	readonly state: PanelState;
	readonly busy: boolean;
	/** Changes the choice; `typing` waits for a pause and leaves no step in the history. */
	readonly change: (changes: Changes, typing?: boolean) => void;
}

/** Milliseconds without a key that end what is being written. */
const PAUSE = 220;

/** The panel as the reader operates it: the address follows every choice, and the way back works. */
export function usePanel(props: PanelProps): LivePanel {
	const [view, setView] = useState(props.view);
	const [state, setState] = useState(props.view.state);
	const [busy, setBusy] = useState(false);
	const asked = useRef<AbortController>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	const load = (wanted: PanelState): void => {
		asked.current?.abort();
		const own = new AbortController();
		asked.current = own;
		setBusy(true);
		fetchPanel(props, wanted, own.signal).then(
			(answer) => {
				if (asked.current !== own) return;
				setView(answer.view);
				setBusy(false);
			},
			// The whole page can say what is wrong, or be there again when the connection is.
			(error: unknown) => own.signal.aborted || leave(panelAddress(props, wanted), error),
		);
	};

	const go = (wanted: PanelState, step: boolean, pause: number): void => {
		setState(wanted);
		history[step ? "pushState" : "replaceState"](null, "", panelAddress(props, wanted));
		clearTimeout(timer.current);
		timer.current = setTimeout(() => load(wanted), pause);
	};

	const change = (changes: Changes, typing = false): void => {
		remember(changes, view);
		go(withFields(state, changes), !typing, typing ? PAUSE : 0);
	};

	useEffect(() => {
		const back = (): void => {
			const earlier = parsePanel(new URLSearchParams(location.search));
			setState(earlier);
			load(earlier);
		};
		addEventListener("popstate", back);
		return () => removeEventListener("popstate", back);
	}, []);

	// The language and client the reader used last, unless the address says otherwise.
	useEffect(() => {
		const usual = recalled(view);
		if (usual) go(withFields(state, usual), false, 0);
	}, [view.mode]);

	return { view, state, busy, change };
}

async function fetchPanel(props: PanelProps, state: PanelState, signal: AbortSignal): Promise<PanelProps> {
	const answer = await fetch(panelDataAddress(props, state), { signal });
	if (!answer.ok) throw new Error(`The panel answered ${answer.status}`);
	return (await answer.json()) as PanelProps;
}

function leave(address: string, error: unknown): void {
	console.error(error);
	location.assign(address);
}
