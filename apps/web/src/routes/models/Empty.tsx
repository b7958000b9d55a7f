import type { ReactElement } from "react";
import { exact } from "../../ui/numbers.ts";
import { listAddress } from "./address.ts";
import type { Follow } from "./controls.ts";
import { FACET_NAMES } from "./facets.ts";
import { changed, without } from "./query.ts";
import type { Chip, ListView } from "./view.ts";

/** Nothing was found: what to drop, with the number of models that would give. */
export function Empty({ view, follow }: { readonly view: ListView; readonly follow: Follow }): ReactElement {
	const { query, ways, all } = view;
	const nothing = changed(query, { q: undefined, filters: {} });
	return (
		<div className="empty">
			<p>{all === 0 ? "The index is empty: import a source first." : "No model fits all of this."}</p>
			{all > 0 && (
				<ul>
					{ways.map(({ chip, count }) => (
						<li key={`${chip.facet ?? "q"}=${chip.value}`}>
							<a href={listAddress(without(query, chip))} onClick={follow(without(query, chip))}>
								Drop {naming(chip)}
							</a>
							: {count === 1 ? "1 model" : `${exact(count)} models`}
						</li>
					))}
					<li>
						<a href={listAddress(nothing)} onClick={follow(nothing)}>
							Show everything
						</a>
						: {exact(all)} models
					</li>
				</ul>
			)}
		</div>
	);
}

function naming({ facet, label }: Chip): string {
	return facet === undefined ? `the words ${label}` : `${FACET_NAMES[facet][0].toLowerCase()} ${label}`;
}
