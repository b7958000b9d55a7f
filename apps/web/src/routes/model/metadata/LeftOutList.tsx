import type { LeftOut } from "@vitrine/model";
import type { ReactElement } from "react";
import { exact } from "../../../base/numbers.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import { Size } from "../../../ui/marks/Numbers.tsx";

/** The parts of a record that are not stored because it was too large. */
export function LeftOutList({ parts }: { readonly parts: readonly LeftOut[] }): ReactElement {
	return (
		<>
			<p className="muted small before">The record of this model was too large. It is stored without these parts.</p>
			<ul>
				{parts.map((part) => (
					<li key={part.field}>
						<code>
							<Isolated text={part.field} as="name" />
						</code>
						: {reasonOf(part)}, <Size bytes={part.bytes} />
					</li>
				))}
			</ul>
		</>
	);
}

function reasonOf({ reason, entries }: LeftOut): string {
	if (entries !== undefined) return `${exact(entries)} entries`;
	return reason === "depth" ? "nested too deeply" : "too large";
}
