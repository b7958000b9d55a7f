import type { ReactElement } from "react";
import { exact } from "../../../base/numbers.ts";
import { listAddress } from "../query/address.ts";
import type { Follow } from "../controls.ts";
import { unnarrowed } from "../query/query.ts";
import type { ListView } from "../view.ts";

/** Nothing was found: what to change, with the number of models that would give. */
export function Empty({ view, follow }: { readonly view: ListView; readonly follow: Follow }): ReactElement {
	const { query, ways, all } = view;
	const nothing = unnarrowed(query);
	return (
		<div className="empty" id="rows">
			<p>{all === 0 ? "The index is empty: import a source first." : "No model fits all of this."}</p>
			{all > 0 && (
				<ul>
					{ways.map((way) => (
						<li key={way.label}>
							<a href={listAddress(way.query)} onClick={follow(way.query)}>
								{way.label}
							</a>
							: {way.count === 1 ? "1 model" : `${exact(way.count)} models`}
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
