import type { ReactElement } from "react";

/** The id of a model that has no page here. */
export function Absent({ id }: { readonly id: string }): ReactElement {
	return (
		<>
			<span className="id">{id}</span>
			<span className="muted">, which is not in this index</span>
		</>
	);
}
