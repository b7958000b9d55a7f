import type { ReactElement } from "react";
import { Isolated } from "../text/Isolated.tsx";

/** Links to the pages above: `[label, address]`, outermost first. */
export function Breadcrumb({ trail }: { readonly trail: readonly (readonly [string, string])[] }): ReactElement {
	return (
		<nav aria-label="Breadcrumb">
			<ol className="crumbs">
				{trail.map(([label, href]) => (
					<li key={href}>
						<a href={href}>
							<Isolated text={label} />
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
