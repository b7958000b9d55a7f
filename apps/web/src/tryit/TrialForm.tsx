import { type FormEvent, type ReactElement, useState } from "react";
import { wrongness } from "../panel/controls/problems.tsx";
import { Heading } from "../ui/page/Heading.tsx";
import { Exchanges } from "./Exchanges.tsx";
import { FileField } from "./FileField.tsx";
import { ResultView } from "./ResultView.tsx";
import type { TrialView } from "./shapes.ts";
import { TokenField } from "./TokenField.tsx";
import { keepToken } from "./tokens.ts";
import type { TryItProps } from "./TryIt.tsx";
import { type Trial, useTrial } from "./useTrial.ts";

/** The input, the token, and what comes back. The input is that of the panel, so code and call say the same. */
export function TrialForm({ controls, load }: TryItProps): ReactElement {
	const { trial, run, cancel } = useTrial(load);
	const [file, setFile] = useState<File>();
	const view = controls.view.call.trial;
	const submit = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const given = event.currentTarget.querySelector<HTMLInputElement>("input[type=password]")?.value.trim() ?? "";
		if (view?.token) keepToken(view.token.scope, view.token.kind, given);
		run(given, file);
	};
	return (
		<form className="trial" onSubmit={submit} autoComplete="off">
			<Heading level={3} id="try">
				Try it
			</Heading>
			<InputField controls={controls} />
			{view?.file && <FileField wanted={view.file} file={file} choose={setFile} />}
			{view?.token && <TokenField key={view.token.scope} wanted={view.token} label={view.label} />}
			<div className="trial-run">
				{trial.status === "running" ? (
					<button key="cancel" type="button" className="button" onClick={cancel}>
						Cancel
					</button>
				) : (
					<button key="run" className="button strong" disabled={!view}>
						Run
					</button>
				)}
				<output className="muted">{statusText(trial, view)}</output>
			</div>
			<ResultView trial={trial} />
			<Exchanges exchanges={trial.exchanges} />
		</form>
	);
}

function statusText({ status, result }: Trial, view: TrialView | undefined): string {
	const whom = view?.label ?? "";
	if (!view) return "This choice cannot be tried from here. Copy the code, or choose another provider.";
	if (status === "running") return result ? `${whom} is answering …` : `Waiting for ${whom} …`;
	if (status === "cancelled") return "Cancelled.";
	return status === "done" ? `Answered by ${whom}.` : "";
}

/** The panel's own field for what is sent; nothing where the input is but a file, or stands in messages. */
function InputField({ controls: { view, state, change } }: Pick<TryItProps, "controls">): ReactElement | null {
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
				{...wrongness(input.field, view.problems)}
			/>
		</div>
	);
}
