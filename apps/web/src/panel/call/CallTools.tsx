import type { ReactElement } from "react";
import { Select } from "../../ui/controls/Select.tsx";
import { Icon } from "../../ui/marks/Icon.tsx";
import { type Controls, StateLink } from "../controls/controls.tsx";
import { canBeCalled } from "./canBeCalled.ts";
import { FieldProblems, wrongness } from "../controls/problems.tsx";
import type { CallView, Choice } from "../shapes/view.ts";
import { revealed } from "@vitrine/code";

/** The provider of a call and whether it streams; nothing if the model cannot be called. */
export function CallTools(controls: Controls): ReactElement | null {
	const { view, state, change, idOf } = controls;
	const { provider, chat } = view.call;
	if (!canBeCalled(view)) return null;
	const chosen = state.provider ?? provider ?? "";
	return (
		<>
			{state.language !== undefined && <input type="hidden" name="language" value={state.language} />}
			{state.client !== undefined && <input type="hidden" name="client" value={state.client} />}
			<div className="tools">
				<Select
					id={idOf("panel-provider")}
					label="Provider"
					name="provider"
					value={chosen}
					onChange={({ target }) => change({ provider: target.value })}
					{...wrongness("provider", controls)}
				>
					<ProviderOptions call={view.call} chosen={chosen} />
				</Select>
				{chat && (
					<label className="check">
						<input
							type="checkbox"
							name="stream"
							value="true"
							checked={state.stream !== undefined}
							onChange={({ target }) => change({ stream: target.checked ? "true" : "" })}
						/>
						Stream the response
					</label>
				)}
				<button className="button no-js">Update</button>
			</div>
			<FieldProblems fields={["provider", "stream", "language", "client"]} controls={controls} />
			{view.call.routed !== undefined && (
				<p className="notice">
					<Icon name="info" />
					<span>
						{view.call.routed}{" "}
						<StateLink controls={controls} changes={{ route: "provider" }}>
							Call directly
						</StateLink>
					</span>
				</p>
			)}
		</>
	);
}

/** The endpoints of this site, then the providers of the record, or those of the task, which may not serve this model. */
function ProviderOptions({ call, chosen }: { readonly call: CallView; readonly chosen: string }): ReactElement {
	const { own, mapped, others } = call;
	const unknown = chosen !== "" && ![...own, ...mapped, ...others].some(({ key }) => key === chosen);
	const hub = others.filter(({ key }) => key === "hf-inference" || key === "auto");
	return (
		<>
			{unknown && <option value={chosen}>{revealed(chosen)}</option>}
			{own.length > 0 && <optgroup label="Endpoints of this site">{options(own)}</optgroup>}
			{options(mapped)}
			{options(hub)}
			{others.length > hub.length && (
				<optgroup label="May serve this model">{options(others.filter((other) => !hub.includes(other)))}</optgroup>
			)}
		</>
	);
}

function options(choices: readonly Choice[]): readonly ReactElement[] {
	return choices.map(({ key, label }) => (
		<option key={key} value={key}>
			{revealed(label)}
		</option>
	));
}
