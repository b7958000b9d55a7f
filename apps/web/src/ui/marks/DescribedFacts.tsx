import { type DescribedFact, whereRead } from "@vitrine/catalogue";
import type { ReactElement } from "react";

/** The licence, languages and platforms of a library or an app, each with what was read and when. */
export function DescribedFacts({ facts }: { readonly facts: readonly DescribedFact[] }): ReactElement {
	return (
		<dl className="described">
			{facts.map((fact) => (
				<div key={fact.name}>
					<dt>{fact.name}</dt>
					<dd>
						{fact.text} <span className="muted small">{whereRead(fact)}</span>
					</dd>
				</div>
			))}
		</dl>
	);
}
