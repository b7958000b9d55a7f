import { languages, type ModelRecord } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import { firstWithin } from "../../../base/firstWithin.ts";

/** Tags that are listed, and their characters in all. */
const [MOST, LONGEST] = [500, 20_000];

/** The tags of a model without those of its languages, which have their own list. */
export function tagsOf(record: ModelRecord): readonly string[] {
	const spoken = new Set(languages(record));
	return [...new Set(record.tags)].filter((tag) => !spoken.has(tag));
}

interface TagsProps {
	readonly id: string;
	/** Each once. */
	readonly tags: readonly string[];
}

/** The tags of a model, each with a link to the models that have it. */
export function Tags({ id, tags: all }: TagsProps): ReactElement {
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
