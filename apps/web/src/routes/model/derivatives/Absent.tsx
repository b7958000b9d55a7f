import type { ReactElement } from "react";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** The id of a model that is not in the index. */
export function Absent({ id }: { readonly id: string }): ReactElement {
	return (
		<>
			<span className="id">
				<Isolated text={id} as="name" />
			</span>
			<span className="muted">, not in this index</span>
		</>
	);
}
