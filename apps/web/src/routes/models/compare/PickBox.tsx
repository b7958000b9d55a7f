import type { ReactElement } from "react";
import { MOST_COMPARED } from "../../../base/links.ts";
import type { ControlProps } from "../controls.ts";
import { picking } from "../query/query.ts";

/** The box that picks a model to compare. */
export function PickBox({ id, form, query, go }: ControlProps & { readonly id: string }): ReactElement {
	const picked = query.picked ?? [];
	const checked = picked.includes(id);
	return (
		// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell is none, the box in it has one
		<td className="pick-box">
			<label title={checked ? "Picked to compare" : "Compare"}>
				<span className="hidden">Compare {id}</span>
				<input
					form={form}
					type="checkbox"
					name="model"
					value={id}
					checked={checked}
					disabled={!checked && picked.length >= MOST_COMPARED}
					onChange={() => go((before) => picking(before, id))}
				/>
			</label>
		</td>
	);
}
