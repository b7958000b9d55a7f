import { revealed } from "@vitrine/code";
import type { ReactElement } from "react";
import { Select } from "../../ui/controls/Select.tsx";
import { Icon } from "../../ui/marks/Icon.tsx";
import type { Controls } from "../controls/controls.tsx";
import { FieldProblems, wrongness } from "../controls/problems.tsx";
import type { Choice } from "../shapes/view.ts";

/** The choice of an app that runs the model locally, and of the file it runs. */
export function RunTools(controls: Controls): ReactElement | null {
	const { view, state } = controls;
	if (!view.run) return null;
	const { apps, app, quants, quant, docs } = view.run;
	return (
		<>
			<div className="tools">
				<Picker controls={controls} field="app" label="App" choices={apps} chosen={chosenOf(apps, state.app, app)} />
				{quants.length > 0 ? (
					<Picker
						controls={controls}
						field="quant"
						label="Quantization"
						choices={quants}
						chosen={chosenOf(quants, state.quant, quant)}
					/>
				) : (
					state.quant !== undefined && <input type="hidden" name="quant" value={state.quant} />
				)}
				<button className="button no-js">Update</button>
				<a className="more" href={docs.href} rel="noopener">
					{docs.label} <Icon name="out" />
				</a>
			</div>
			<FieldProblems fields={["app", "quant"]} controls={controls} />
		</>
	);
}

/** The choice, which may be ahead of the view; one that is not offered gives way to the one shown. */
function chosenOf(choices: readonly Choice[], wanted: string | undefined, shown = ""): string {
	return choices.find(({ key }) => key === wanted)?.key ?? shown;
}

interface PickerProps {
	readonly controls: Controls;
	readonly field: "app" | "quant";
	readonly label: string;
	readonly choices: readonly Choice[];
	readonly chosen: string;
}

function Picker({ controls, field, label, choices, chosen }: PickerProps): ReactElement {
	return (
		<Select
			id={controls.idOf(`panel-${field}`)}
			label={label}
			name={field}
			value={chosen}
			onChange={({ target }) => controls.change({ [field]: target.value })}
			{...wrongness(field, controls)}
		>
			{choices.map(({ key, label: text }) => (
				<option key={key} value={key}>
					{revealed(text)}
				</option>
			))}
		</Select>
	);
}
