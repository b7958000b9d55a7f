import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import { firstWithin } from "../../../base/cut.ts";

/** Tags that are listed, and their characters in all. */
const [MOST, LONGEST] = [500, 20_000];

interface TagsProps {
	readonly id: string;
	readonly tags: readonly string[];
}

/** The tags of a model, each with a link to the models that have it. */
export function Tags({ id, tags }: TagsProps): ReactElement {
	const all = [...new Set(tags)];
	const shown = firstWithin(all, (tag) => tag.length, { count: MOST, length: LONGEST });
	return (
		<>
			<ul className="tags">
				{shown.map((tag) => (
					<li key={tag}>
						<a href={links.models({ q: tag })}>
							<Isolated text={tag} />
						</a>
					</li>
				))}
			</ul>
			{shown.length < all.length && (
				<p className="muted small after">
					The first {exact(shown.length)} of {exact(all.length)} tags.{" "}
					<a href={links.record(id)}>The whole record, as JSON</a>
				</p>
			)}
		</>
	);
}
