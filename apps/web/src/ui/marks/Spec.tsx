import type { ReactElement, ReactNode } from "react";

/** A fact of the strip: a small label over its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** A fact whose value is an element. */
export function fact(label: string, value: ReactNode): Fact {
	return [label, value];
}

/** The museum label: facts in a row between hairlines. */
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
