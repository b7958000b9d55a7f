import { revealed } from "@vitrine/code";
import type { ReactElement } from "react";
import { Select } from "../../ui/controls/Select.tsx";
import { type Controls, StateLink } from "../controls/controls.tsx";
import { FieldProblems, wrongness } from "../controls/problems.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";

/** Up to this number, libraries are shown as links; more of them as a select. */
const FEW = 5;

/** The choice of a library that loads the model. */
export function LoadTools(controls: Controls): ReactElement | null {
	const { libraries, reason } = controls.view.load;
	const { problems } = controls.view;
	if (libraries.length === 0 && problems.length === 0) return null;
	return (
		<div className="tools">
			{libraries.length > FEW ? <LibraryPicker {...controls} /> : <LibraryLinks {...controls} />}
			<FieldProblems fields={["library"]} controls={controls} />
			{reason !== undefined && (
				<p className="muted">
					<Isolated text={reason} />
				</p>
			)}
		</div>
	);
}

/** The choice, which may be ahead of the view. */
function chosenOf({ view, state }: Controls): string | undefined {
	const { libraries, library } = view.load;
	return libraries.some(({ key }) => key === state.library) ? state.library : library;
}

function LibraryLinks(controls: Controls): ReactElement | null {
	const { libraries } = controls.view.load;
	if (libraries.length === 0) return null;
	return (
		<nav className="load-with" aria-label="Library">
			<span className="muted">Loads with</span>
			<span className="clients">
				{libraries.map(({ key, label }) => (
					<StateLink
						key={key}
						controls={controls}
						changes={{ mode: "load", library: key }}
						current={key === chosenOf(controls)}
					>
						<Isolated text={label} />
					</StateLink>
				))}
			</span>
		</nav>
	);
}

function LibraryPicker(controls: Controls): ReactElement {
	const { view, change, idOf } = controls;
	return (
		<>
			<Select
				id={idOf("panel-library")}
				label="Library"
				name="library"
				value={chosenOf(controls)}
				onChange={({ target }) => change({ library: target.value })}
				{...wrongness("library", controls)}
			>
				{view.load.libraries.map(({ key, label }) => (
					<option key={key} value={key}>
						{revealed(label)}
					</option>
				))}
			</Select>
			<button className="button no-js">Update</button>
		</>
	);
}
