import type { ReactElement } from "react";

/** The id of a model that is not in the index. */
export function Absent({ id }: { readonly id: string }): ReactElement {
	return (
		<>
			<span className="id">{id}</span>
			<span className="muted">, not in this index</span>
		</>
	);
}
