import type { ReactElement } from "react";
import { Isolated } from "./Isolated.tsx";

/** A heading of a card. */
export interface CardHeading {
	/** 1 to 6. */
	readonly level: number;
	readonly id: string;
	readonly text: string;
}

/** With fewer headings, a card has no table of contents. */
const FEWEST = 4;
/** Headings that are listed. */
const MOST = 100;

/** The table of contents of a card, folded: two levels of headings, without the title. */
export function CardContents({ headings }: { readonly headings: readonly CardHeading[] }): ReactElement | null {
	const listed = listedOf(headings);
	if (listed.length < FEWEST) return null;
	const top = Math.min(...listed.map(({ level }) => level));
	return (
		<details className="card-contents">
			<summary>Contents of the card</summary>
			<ul>
				{listed.slice(0, MOST).map(({ id, level, text }) => (
					<li key={id} className={level > top ? "below-it" : undefined}>
						<a href={`#${id}`}>
							<Isolated text={text} />
						</a>
					</li>
				))}
			</ul>
			{listed.length > MOST && <p className="muted small after">The first {MOST} are listed.</p>}
		</details>
	);
}

function listedOf(headings: readonly CardHeading[]): readonly CardHeading[] {
	const named = headings.filter(({ text }) => text !== "");
	const first = named[0];
	const isTitle = first !== undefined && named.slice(1).every(({ level }) => level > first.level);
	const below = isTitle ? named.slice(1) : named;
	const top = Math.min(...below.map(({ level }) => level));
	return below.filter(({ level }) => level <= top + 1);
}
