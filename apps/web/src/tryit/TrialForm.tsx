import { type FormEvent, type ReactElement, useState } from "react";
import type { TrialView } from "../trial/view.ts";
import { Heading } from "../ui/page/Heading.tsx";
import { Exchanges } from "./Exchanges.tsx";
import { FileField } from "./FileField.tsx";
import type { TryItProps } from "./props.ts";
import { ResultView } from "./ResultView.tsx";
import { TokenField } from "./TokenField.tsx";
import { keepToken } from "./tokens.ts";
import { type Trial, useTrial } from "./useTrial.ts";

/** The input, the token and the result. */
export function TrialForm({ trial: view, input, load }: TryItProps): ReactElement {
	const { trial, run, cancel } = useTrial(load);
	const [file, setFile] = useState<File>();
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
			{input}
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
	if (!view) return "This call cannot be made from a browser. Copy the code, or choose another provider.";
	if (status === "running") return result ? `Receiving from ${view.label} …` : `Waiting for ${view.label} …`;
	if (status === "cancelled") return "Cancelled.";
	return status === "done" ? `Answered by ${view.label}.` : "";
}
