import { suspectsIn, suspicion } from "@vitrine/code";
import type { ReactElement } from "react";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import { Notice } from "../../../ui/text/Notice.tsx";

/** A notice near the name of a model whose id has characters that may deceive its readers. */
export function Doubt({ id }: { readonly id: string }): ReactElement | null {
	const doubt = suspicion("This model’s id", suspectsIn(id, "name"));
	if (doubt === undefined) return null;
	return (
		<Notice kind="warning">
			<Isolated text={doubt} />
		</Notice>
	);
}
