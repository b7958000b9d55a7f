import type { ReactElement } from "react";
import { wrongness } from "../panel/controls/problems.tsx";
import { type AfterCallProps, SnippetPanel } from "../panel/view/SnippetPanel.tsx";
import type { PanelProps, PanelView } from "../panel/shapes/view.ts";
import type { LoadedTrial } from "../tryit/props.ts";
import { TryIt } from "../tryit/TryIt.tsx";

/** The panel with the try-it form below its calls: the one place where both meet. */
export function UseModel(props: PanelProps): ReactElement {
	return <SnippetPanel {...props} AfterCall={TryCall} />;
}

function TryCall({ controls, load }: AfterCallProps): ReactElement {
	const { id, call } = controls.view;
	const loadTrial = async (): Promise<LoadedTrial> => trialIn(await load());
	return <TryIt id={id} trial={call.trial} input={<InputField controls={controls} />} load={loadTrial} />;
}

function trialIn({ problems, call, why }: PanelView): LoadedTrial {
	const reasons = problems.map(({ message }) => message).join(" ");
	return { trial: call.trial, why: reasons || why || "Choose another provider." };
}

/** The panel's own field for what is sent, so that code and call agree; nothing if a file is sent, or messages are given. */
function InputField({ controls }: Pick<AfterCallProps, "controls">): ReactElement | null {
	const { view, state, change } = controls;
	const { input, trial } = view.call;
	const isFile = trial?.file !== undefined && typeof trial.inputs === "string";
	if (isFile || state.messages !== undefined) return null;
	return (
		<div className="option">
			<label htmlFor="trial-input">{input.label}</label>
			<textarea
				id="trial-input"
				rows={input.lines}
				placeholder={input.example}
				value={state[input.field] ?? ""}
				onChange={({ target }) => change({ [input.field]: target.value }, true)}
				{...wrongness(input.field, controls)}
			/>
		</div>
	);
}
