import { type ComponentType, type ReactElement, useState } from "react";
import type { TryItProps } from "./props.ts";
import { revealed } from "@vitrine/code";

/** Calls the model from the page. Its form is loaded when the button is pressed. */
export function TryIt(props: TryItProps): ReactElement | null {
	const { id, trial } = props;
	const [Form, setForm] = useState<ComponentType<TryItProps>>();
	const [failed, setFailed] = useState(false);
	if (!trial && !Form) return null;
	const open = (): void => {
		setFailed(false);
		import("./TrialForm.tsx").then(
			({ TrialForm }) => setForm(() => TrialForm),
			() => setFailed(true),
		);
	};
	return (
		<section className="tryit needs-js" aria-label={`Try ${revealed(id, "name")}`}>
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
