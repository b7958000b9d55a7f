import type { ComponentType, ReactElement } from "react";
import { Heading } from "../../ui/page/Heading.tsx";
import { isPlainClick } from "../../base/click.ts";
import type { Controls } from "../controls/controls.tsx";
import { LinkToView } from "../controls/LinkToView.tsx";
import { panelAddress } from "../live/address.ts";
import { withFields } from "../state/state.ts";
import { type LivePanel, usePanel } from "../live/usePanel.ts";
import { PanelBody } from "./PanelBody.tsx";
import type { PanelProps, PanelView } from "../shapes/view.ts";

/** What follows the code of a call. */
export interface AfterCallProps {
	readonly controls: Controls;
	/** The view of the state of this moment. */
	readonly load: () => Promise<PanelView>;
}

interface SnippetPanelProps extends PanelProps {
	readonly AfterCall: ComponentType<AfterCallProps>;
}

/** Code to use a model on a page of this site, whose address follows the choices. Works without JavaScript. */
export function SnippetPanel({ AfterCall, ...props }: SnippetPanelProps): ReactElement {
	const panel = usePanel(props);
	const { view, state, busy, load } = panel;
	const controls = controlsOf(props, panel);
	return (
		<PanelBody
			controls={controls}
			opened={props.view.state}
			busy={busy}
			action={props.action}
			keep={props.keep}
			header={
				<header>
					<Heading level={2} id="use">
						{props.title ?? "Use this model"}
					</Heading>
					<LinkToView address={panelAddress(props, state)} />
				</header>
			}
		>
			{view.mode === "call" && <AfterCall controls={controls} load={load} />}
		</PanelBody>
	);
}

function controlsOf(props: PanelProps, { view, state, change }: LivePanel): Controls {
	return {
		view,
		state,
		idOf: (name) => name,
		change,
		address: (changes) => panelAddress(props, withFields(state, changes)),
		follow: (changes) => (event) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			change(changes);
		},
	};
}
