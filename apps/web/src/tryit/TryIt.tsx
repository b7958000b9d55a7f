import { type ComponentType, type ReactElement, useState } from "react";
import type { Controls } from "../panel/controls/controls.tsx";
import type { PanelView } from "../panel/view/view.ts";

export interface TryItProps {
	readonly controls: Controls;
	/** What the panel shows for the state of this moment. */
	readonly load: () => Promise<PanelView>;
}

/** Calls the model from the page, folded away behind a button: what it needs is loaded when that is pressed. */
export function TryIt(props: TryItProps): ReactElement | null {
	const { id, call } = props.controls.view;
	const [Form, setForm] = useState<ComponentType<TryItProps>>();
	const [failed, setFailed] = useState(false);
	if (!call.trial && !Form) return null;
	const open = (): void => {
		setFailed(false);
		import("./TrialForm.tsx").then(
			({ TrialForm }) => setForm(() => TrialForm),
			() => setFailed(true),
		);
	};
	return (
		<section className="tryit needs-js" aria-label={`Try ${id}`}>
			{Form ? (
				<Form {...props} />
			) : (
				<button type="button" className="button" onClick={open}>
					Try it
				</button>
			)}
			{failed && <p className="problem">This part of the page could not be loaded. Try again.</p>}
		</section>
	);
}
