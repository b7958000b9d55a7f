import type { ReactElement } from "react";
import { Icon } from "../ui/Icon.tsx";
import type { Controls } from "./controls.tsx";
import { FieldProblems, wrongness } from "./problems.tsx";

/** Which library loads the model, where there is a choice. */
export function LoadTools({ view, state, change }: Controls): ReactElement | null {
	const { libraries, library } = view.load;
	if (libraries.length < 2 && view.problems.length === 0) return null;
	const chosen = libraries.some(({ key }) => key === state.library) ? state.library : library;
	return (
		<div className="tools">
			{libraries.length > 0 && (
				<span className="pick">
					<label htmlFor="panel-library">Library</label>
					<select
						id="panel-library"
						name="library"
						value={chosen}
						onChange={({ target }) => change({ library: target.value })}
						{...wrongness("library", view.problems)}
					>
						{libraries.map(({ key, label }) => (
							<option key={key} value={key}>
								{label}
							</option>
						))}
					</select>
					<Icon name="down" />
				</span>
			)}
			<button className="button no-js">Update</button>
			<FieldProblems fields={["library"]} problems={view.problems} />
		</div>
	);
}
