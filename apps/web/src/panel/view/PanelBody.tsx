import type { ComponentType, ReactElement, ReactNode } from "react";
import { CallTools } from "../call/CallTools.tsx";
import { ClientTabs } from "../call/ClientTabs.tsx";
import { GivenNotice } from "../call/GivenNotice.tsx";
import { Options } from "../call/OptionFields.tsx";
import { type Controls, formId, StateLink } from "../controls/controls.tsx";
import { FieldProblems } from "../controls/problems.tsx";
import { LoadTools } from "../load/LoadTools.tsx";
import { RunTools } from "../run/RunTools.tsx";
import type { PanelState } from "../state/state.ts";
import { Blocks } from "./Blocks.tsx";
import type { PanelMode, PanelProps, PanelView } from "../shapes/view.ts";

const MODES: readonly (readonly [PanelMode, string])[] = [
	["load", "Load"],
	["call", "Call"],
	["run", "Run locally"],
];

const TOOLS: Readonly<Record<PanelMode, ComponentType<Controls>>> = { load: LoadTools, call: CallTools, run: RunTools };

interface PanelBodyProps extends Pick<PanelProps, "action" | "keep"> {
	readonly controls: Controls;
	/** The state that the panel was opened with. */
	readonly opened: PanelState;
	readonly busy: boolean;
	readonly header?: ReactNode;
	/** Follows the options of a call. */
	readonly children?: ReactNode;
}

/** Code to use a model: to load it with a library, to call it over HTTP, or to run it in an app. */
export function PanelBody({ controls, opened, busy, action, keep, header, children }: PanelBodyProps): ReactElement {
	const { view, state, idOf } = controls;
	const mode = view.modes.find((one) => one === state.mode) ?? view.mode;
	const Tools = TOOLS[view.mode];
	return (
		<div className="panel" data-busy={busy || undefined} data-client={openClient(view)}>
			{header}
			<nav className="switch" aria-label="How to use it">
				{MODES.filter(([key]) => view.modes.includes(key)).map(([key, label]) => (
					<StateLink key={key} controls={controls} changes={{ mode: key }} current={key === mode}>
						{label}
					</StateLink>
				))}
			</nav>
			<FieldProblems fields={["mode"]} controls={controls} />
			<form
				id={formId(idOf)}
				className="panel-form"
				action={action}
				autoComplete="off"
				onSubmit={(event) => event.preventDefault()}
			>
				{Object.entries({ ...keep, mode: view.mode }).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Tools {...controls} />
			</form>
			<GivenNotice controls={controls} opened={opened} />
			<div className="panel-code" aria-busy={busy}>
				{view.mode === "call" && <ClientTabs {...controls} />}
				<div className="blocks" id={idOf("snippet")}>
					<Blocks view={view} />
				</div>
			</div>
			{view.mode === "call" && <Options {...controls} />}
			{children}
		</div>
	);
}

/** The language and client shown, if the address does not name one. */
function openClient(view: PanelView): string | undefined {
	const named = view.state.language ?? view.state.client;
	// `call` may be a getter that plans a call, which pages that show how to load need not.
	if (view.mode !== "call" || named !== undefined) return undefined;
	const { language, client } = view.call;
	return language ? `${language}/${client}` : undefined;
}
