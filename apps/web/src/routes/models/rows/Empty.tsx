import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { listAddress } from "../address.ts";
import type { Follow } from "../controls.ts";
import { withoutFilters } from "../../../resources/models/changes.ts";
import type { ListView } from "../view.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** Shown if no models match: what to change, and how many models that finds. */
export function Empty({ view, follow }: { readonly view: ListView; readonly follow: Follow }): ReactElement {
	const { query, ways, all, unknown = [] } = view;
	const nothing = withoutFilters(query);
	return (
		<div className="empty" id="rows">
			<p>{all === 0 ? "The index is empty." : "No models match."}</p>
			{all === 0 && (
				<p>
					<a href={links.docs("your-models")}>Add your models</a>
				</p>
			)}
			{all > 0 && (
				<ul>
					{unknown.map((sentence) => (
						<li key={sentence}>
							<Isolated text={sentence} />
						</li>
					))}
					{ways.map((way) => (
						<li key={way.label}>
							<a href={listAddress(way.query)} onClick={follow(way.query)}>
								<Isolated text={way.label} />
							</a>
							: {way.count === 1 ? "1 model" : `${exact(way.count)} models`}
						</li>
					))}
					<li>
						<a href={listAddress(nothing)} onClick={follow(nothing)}>
							Show all models
						</a>
						: {exact(all)}
					</li>
				</ul>
			)}
		</div>
	);
}
