import type { ReactElement } from "react";
import { MOST_COMPARED } from "../../../base/links.ts";
import type { ControlProps } from "../controls.ts";
import { picking } from "../../../resources/models/changes.ts";
import type { ListQuery } from "../../../resources/models/query.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** The checkbox that selects a model to compare. */
export function PickBox({ id, form, query, go }: ControlProps & { readonly id: string }): ReactElement {
	const state = pickState(id, query);
	const checked = state === "checked";
	return (
		// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the rule takes the cell for a control; the checkbox in it has a label
		<td className="pick-box">
			<label title={checked ? "Selected to compare" : "Compare"}>
				<span className="hidden">
					Compare <Isolated text={id} as="name" />
				</span>
				<input
					form={form}
					type="checkbox"
					name="model"
					value={id}
					checked={checked}
					disabled={state === "disabled"}
					onChange={() => go((before) => picking(before, id))}
				/>
			</label>
		</td>
	);
}

/** What the checkbox of a model shows. */
export function pickState(id: string, { picked = [] }: ListQuery): "checked" | "disabled" | "free" {
	if (picked.includes(id)) return "checked";
	return picked.length >= MOST_COMPARED ? "disabled" : "free";
}
