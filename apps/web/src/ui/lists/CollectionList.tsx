import type { ReactElement } from "react";
import { gistOf } from "../../base/gist.ts";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import type { Collection } from "../../site/collections.ts";
import { Isolated } from "../text/Isolated.tsx";

/** Collections with the first sentence of each note, and the number of models. */
export function CollectionList({ collections }: { readonly collections: readonly Collection[] }): ReactElement {
	return (
		<ul className="collections">
			{collections.map(({ slug, title, text, models }) => (
				<li key={slug}>
					<a href={links.collection(slug)}>
						<Isolated text={title} />
					</a>
					<span className="count">
						{exact(models.length)} {models.length === 1 ? "model" : "models"}
					</span>
					{gistOf(text) !== "" && (
						<p>
							<Isolated text={gistOf(text)} />
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
