import type { ReactElement } from "react";
import { exact } from "../../base/numbers.ts";
import type { Way } from "../../search/shapes.ts";
import { Isolated } from "../../ui/text/Isolated.tsx";

/** Links to what else can be tried, each with what it finds. */
export function WayLinks({ ways }: { readonly ways: readonly Way[] }): ReactElement {
	if (ways.length === 0) return <></>;
	return (
		<ul className="search-links">
			{ways.map(({ label, href, count }) => (
				<li key={`${label} ${href}`}>
					<a href={href}>
						<Isolated text={label} />
					</a>
					{count !== undefined && <span className="muted"> {count === 1 ? "1 model" : `${exact(count)} models`}</span>}
				</li>
			))}
		</ul>
	);
}
