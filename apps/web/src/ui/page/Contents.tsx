import type { ReactElement } from "react";

/** The table of contents beside a page: `[id of the section, label]`. */
export function Contents({ entries }: { readonly entries: readonly (readonly [string, string])[] }): ReactElement {
	return (
		<nav className="contents stick" aria-labelledby="on-this-page">
			<p id="on-this-page">On this page</p>
			<ol>
				{entries.map(([id, label]) => (
					<li key={id}>
						<a href={`#${id}`}>{label}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
