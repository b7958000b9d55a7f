import { type ReactElement, useId } from "react";
import type { Controls } from "../panel/controls/controls.tsx";
import { panelAddress } from "../panel/live/address.ts";
import { withFields } from "../panel/state/state.ts";
import { PanelBody } from "../panel/view/PanelBody.tsx";
import { Notice } from "../ui/text/Notice.tsx";
import { isPlainClick } from "../base/click.ts";
import type { LoadSnippets, SnippetData } from "./snippets.ts";
import { useLivePanel } from "./useLivePanel.ts";

export interface SnippetPanelProps {
	/** What is shown first, from `snippetData`. Give the component the id of the model as its `key`. */
	readonly panel: SnippetData;
	/** Makes the data for other choices, here or on your server; without it, choices are links to `panel.action`. */
	readonly load?: LoadSnippets;
	/** The prefix of the ids of its controls; by default, one from React. */
	readonly id?: string;
}

const NOTHING_KEPT = {};

/** Code to use a model: to load it with a library, to call it over HTTP, or to run it in an app, each block with its check level. */
export function SnippetPanel({ panel, load, id }: SnippetPanelProps): ReactElement {
	const { view, state, busy, failure, change } = useLivePanel(panel, load);
	const own = useId();
	const prefix = id ?? own;
	const controls: Controls = {
		view,
		state,
		idOf: (name) => `${prefix}${name}`,
		change,
		address: (changes) => panelAddress({ action: panel.action, keep: NOTHING_KEPT }, withFields(state, changes)),
		follow: (changes) => (event) => {
			if (load === undefined || !isPlainClick(event)) return;
			event.preventDefault();
			change(changes);
		},
	};
	return (
		<PanelBody controls={controls} opened={panel.view.state} busy={busy} action={panel.action} keep={NOTHING_KEPT}>
			{failure !== undefined && <Notice kind="warning">The code for this choice could not be loaded: {failure}</Notice>}
		</PanelBody>
	);
}
