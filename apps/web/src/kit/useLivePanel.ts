import { useEffect, useRef, useState } from "react";
import { type PanelState, serialisePanel, withFields } from "../panel/state/state.ts";
import type { Changes } from "../panel/live/usePanel.ts";
import type { PanelView } from "../panel/shapes/view.ts";
import type { LoadSnippets, SnippetData } from "./snippets.ts";

/** Milliseconds to wait for the next key. */
const PAUSE = 200;

interface Live {
	readonly view: PanelView;
	readonly state: PanelState;
	readonly busy: boolean;
	/** Why the last change has no answer. */
	readonly failure?: string;
}

interface LivePanel extends Live {
	/** Changes the state; `typing` waits for a pause. */
	readonly change: (changes: Changes, typing?: boolean) => void;
}

/** A panel that asks for the view of each new state; only the answer to the last question is shown. */
export function useLivePanel({ view }: SnippetData, load: LoadSnippets | undefined): LivePanel {
	const [live, setLive] = useState<Live>({ view, state: view.state, busy: false });
	const last = useRef(0);
	const state = useRef(view.state);
	useEffect(
		() => () => {
			last.current = -1;
		},
		[],
	);
	const change = (changes: Changes, typing = false): void => {
		if (load === undefined) return;
		state.current = withFields(state.current, changes);
		const [asked, turn] = [state.current, ++last.current];
		setLive(({ view: shown }) => ({ view: shown, state: asked, busy: true }));
		const settle = (next: (before: Live) => Live): void => {
			if (last.current === turn) setLive(next);
		};
		setTimeout(
			() => {
				if (last.current !== turn) return;
				load(serialisePanel(asked)).then(
					(answer) => settle(() => ({ view: answer.view, state: asked, busy: false })),
					(error: unknown) =>
						settle((before) => ({
							...before,
							busy: false,
							failure: error instanceof Error ? error.message : String(error),
						})),
				);
			},
			typing ? PAUSE : 0,
		);
	};
	return { ...live, change };
}
