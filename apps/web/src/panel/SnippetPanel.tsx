import type { ReactElement } from "react";
import { isPlainClick } from "../api/click.ts";
import { CodeBlock } from "../ui/CodeBlock.tsx";
import { Heading } from "../ui/Heading.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Proof } from "../ui/Proof.tsx";
import { panelAddress } from "./address.ts";
import { CallTools } from "./CallTools.tsx";
import { ClientTabs } from "./ClientTabs.tsx";
import { type Controls, StateLink } from "./controls.tsx";
import { GivenNotice } from "./GivenNotice.tsx";
import { LinkToView } from "./LinkToView.tsx";
import { LoadTools } from "./LoadTools.tsx";
import { FieldProblems } from "./problems.tsx";
import { withFields } from "./state.ts";
import { usePanel } from "./usePanel.ts";
import type { Block, Mode, PanelProps, PanelView } from "./view.ts";

const MODES: readonly (readonly [Mode, string])[] = [
	["load", "Load"],
	["call", "Call"],
];

/** Code to use a model: to load it with a library, or to call it over HTTP. Plain forms and links first. */
export function SnippetPanel(props: PanelProps): ReactElement {
	const { view, state, busy, change } = usePanel(props);
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
	const mode = state.mode === "load" || state.mode === "call" ? state.mode : view.mode;
	return (
		<div className="panel" data-busy={busy || undefined} data-client={openClient(view)}>
			<header>
				<Heading level={2} id="use">
					{props.title ?? "Use this model"}
				</Heading>
				<LinkToView address={panelAddress(props, state)} />
			</header>
			<nav className="switch" aria-label="How to use it">
				{MODES.map(([key, label]) => (
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
				{view.mode === "load" ? <LoadTools {...controls} /> : <CallTools {...controls} />}
			</form>
			<GivenNotice {...controls} />
			<div className="panel-code" aria-busy={busy}>
				{view.mode === "call" && <ClientTabs {...controls} />}
				<Blocks blocks={view.blocks} why={view.why} />
			</div>
		</div>
	);
}

/** The client that is shown where the address leaves it open. */
function openClient({ mode, state, call }: PanelView): string | undefined {
	const named = state.language ?? state.client;
	return mode === "call" && named === undefined && call.language ? `${call.language}/${call.client}` : undefined;
}

/** The code with what is known of it, or a notice that says why there is none. */
function Blocks({
	blocks,
	why,
}: {
	readonly blocks: readonly Block[];
	readonly why: string | undefined;
}): ReactElement {
	return (
		<>
			{blocks.map((block) =>
				block.type === "note" ? (
					<Notice key={block.key} text={block.text} />
				) : (
					<CodeBlock key={block.key} html={block.html} label={block.title} />
				),
			)}
			{why !== undefined && <Notice text={why} />}
			{blocks.some(({ type }) => type === "code") && (
				<p className="says">
					<Proof />
				</p>
			)}
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
