import type { ReactElement, ReactNode } from "react";

/** A fact: a label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** Makes a fact of a label and an element. */
export function fact(label: string, value: ReactNode): Fact {
	return [label, value];
}

/** The row of facts at the top of a page. */
export function Spec({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
	return (
		<dl className="spec">
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
