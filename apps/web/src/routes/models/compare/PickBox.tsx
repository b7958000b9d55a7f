import type { ReactElement } from "react";
import type { ControlProps } from "../controls.ts";
import { MOST_PICKED, picking } from "../query/query.ts";

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
					disabled={!checked && picked.length >= MOST_PICKED}
					onChange={() => go((before) => picking(before, id))}
				/>
			</label>
		</td>
	);
}
