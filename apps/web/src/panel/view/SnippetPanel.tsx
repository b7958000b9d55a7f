import type { ReactElement } from "react";
import { isPlainClick } from "../../visit/click.ts";
import { TryIt } from "../../tryit/TryIt.tsx";
import { CodeBlock } from "../../ui/text/CodeBlock.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Icon } from "../../ui/marks/Icon.tsx";
import { Proof } from "../../ui/marks/Proof.tsx";
import { panelAddress } from "../state/address.ts";
import { CallTools } from "../call/CallTools.tsx";
import { ClientTabs } from "../call/ClientTabs.tsx";
import { type Controls, StateLink } from "../controls/controls.tsx";
import { GivenNotice } from "../call/GivenNotice.tsx";
import { LinkToView } from "../controls/LinkToView.tsx";
import { LoadTools } from "../load/LoadTools.tsx";
import { OpenInApp } from "../run/OpenInApp.tsx";
import { FieldProblems } from "../controls/problems.tsx";
import { RunTools } from "../run/RunTools.tsx";
import { withFields } from "../state/state.ts";
import { usePanel } from "../state/usePanel.ts";
import type { Block, Mode, PanelProps, PanelView } from "./view.ts";

const MODES: readonly (readonly [Mode, string])[] = [
	["load", "Load"],
	["call", "Call"],
	["run", "Run locally"],
];

const TOOLS = { load: LoadTools, call: CallTools, run: RunTools } as const satisfies Readonly<Record<Mode, unknown>>;

/** Code to use a model: to load it with a library, to call it over HTTP, or to run it in an app. Plain forms and links first. */
export function SnippetPanel(props: PanelProps): ReactElement {
	const { view, state, busy, change, load } = usePanel(props);
	const controls: Controls = {
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
			{view.mode === "call" && <TryIt controls={controls} load={load} />}
		</div>
	);
}

/** The client that is shown where the address leaves it open. */
function openClient({ mode, state, call }: PanelView): string | undefined {
	const named = state.language ?? state.client;
	return mode === "call" && named === undefined && call.language ? `${call.language}/${call.client}` : undefined;
}

/** The code, each block with what is known of it, or a notice that says why there is none. */
function Blocks({ blocks, why }: Pick<PanelView, "blocks" | "why">): ReactElement {
	return (
		<>
			{blocks.map((block) => (
				<OneBlock key={block.key} block={block} />
			))}
			{why !== undefined && <Notice text={why} />}
		</>
	);
}

function OneBlock({ block }: { readonly block: Block }): ReactElement {
	if (block.type === "note") return <Notice text={block.text} />;
	if (block.type === "link") return <OpenInApp link={block} />;
	return (
		<>
			<CodeBlock html={block.html} label={block.title} />
			<p className="says">
				<Proof checked={block.checked} />
			</p>
		</>
	);
}

function Notice({ text }: { readonly text: string }): ReactElement {
	return (
		<p className="notice">
			<Icon name="info" />
			<span>{text}</span>
		</p>
	);
}
