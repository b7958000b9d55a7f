import type { ComponentType, ReactElement } from "react";
import { Heading } from "../../ui/page/Heading.tsx";
import { isPlainClick } from "../../visit/click.ts";
import { CallTools } from "../call/CallTools.tsx";
import { ClientTabs } from "../call/ClientTabs.tsx";
import { Options } from "../call/Options.tsx";
import { GivenNotice } from "../call/GivenNotice.tsx";
import { type Controls, PANEL_FORM, StateLink } from "../controls/controls.tsx";
import { LinkToView } from "../controls/LinkToView.tsx";
import { FieldProblems } from "../controls/problems.tsx";
import { LoadTools } from "../load/LoadTools.tsx";
import { RunTools } from "../run/RunTools.tsx";
import { panelAddress } from "../state/address.ts";
import { withFields } from "../state/state.ts";
import { type LivePanel, usePanel } from "../state/usePanel.ts";
import { Blocks } from "./Blocks.tsx";
import type { Mode, PanelProps, PanelView } from "./view.ts";

const MODES: readonly (readonly [Mode, string])[] = [
	["load", "Load"],
	["call", "Call"],
	["run", "Run locally"],
];

const TOOLS: Readonly<Record<Mode, ComponentType<Controls>>> = { load: LoadTools, call: CallTools, run: RunTools };

/** What follows the code of a call. */
export interface AfterCallProps {
	readonly controls: Controls;
	/** The view of the state of this moment. */
	readonly load: () => Promise<PanelView>;
}

interface SnippetPanelProps extends PanelProps {
	readonly AfterCall: ComponentType<AfterCallProps>;
}

/** Code to use a model: to load it with a library, to call it over HTTP, or to run it in an app. Works without JavaScript. */
export function SnippetPanel({ AfterCall, ...props }: SnippetPanelProps): ReactElement {
	const panel = usePanel(props);
	const { view, state, busy, load } = panel;
	const controls = controlsOf(props, panel);
	const mode = view.modes.find((one) => one === state.mode) ?? view.mode;
	const Tools = TOOLS[view.mode];
	return (
		<div className="panel" data-busy={busy || undefined} data-client={openClient(view)}>
			<header>
				<Heading level={2} id="use">
					{props.title ?? "Use this model"}
				</Heading>
				<LinkToView address={panelAddress(props, state)} />
			</header>
			<nav className="switch" aria-label="How to use it">
				{MODES.filter(([key]) => view.modes.includes(key)).map(([key, label]) => (
					<StateLink key={key} controls={controls} changes={{ mode: key }} current={key === mode}>
						{label}
					</StateLink>
				))}
			</nav>
			<FieldProblems fields={["mode"]} problems={view.problems} />
			<form
				id={PANEL_FORM}
				className="panel-form"
				action={props.action}
				autoComplete="off"
				onSubmit={(event) => event.preventDefault()}
			>
				{Object.entries({ ...props.keep, mode: view.mode }).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Tools {...controls} />
			</form>
			<GivenNotice controls={controls} opened={props.view.state} />
			<div className="panel-code" aria-busy={busy}>
				{view.mode === "call" && <ClientTabs {...controls} />}
				<div className="blocks" id="snippet">
					<Blocks {...view} />
				</div>
			</div>
			{view.mode === "call" && <Options {...controls} />}
			{view.mode === "call" && <AfterCall controls={controls} load={load} />}
		</div>
	);
}

function controlsOf(props: PanelProps, { view, state, change }: LivePanel): Controls {
	return {
		view,
		state,
		change,
		address: (changes) => panelAddress(props, withFields(state, changes)),
		follow: (changes) => (event) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			change(changes);
		},
	};
}

/** The language and client shown, if the address does not name one. */
function openClient({ mode, state, call }: PanelView): string | undefined {
	const named = state.language ?? state.client;
	return mode === "call" && named === undefined && call.language ? `${call.language}/${call.client}` : undefined;
}
