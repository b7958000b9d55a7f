import { revealed } from "@vitrine/code";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { ChipView, Found } from "../../search/shapes.ts";
import { Icon } from "../../ui/marks/Icon.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { ReadNotes } from "../../ui/text/ReadNotes.tsx";

/** What was understood, as links that take a phrase off or turn it back into words; then what was left out. */
export function Read({ found: { chips, notes } }: { readonly found: Pick<Found, "chips" | "notes"> }): ReactElement {
	return (
		<>
			{chips.length > 0 && (
				<ul className="read" aria-label="Understood">
					{chips.map((chip) => (
						<li key={chip.without + chip.typed} className="read-chip">
							<ChipLinks chip={chip} />
						</li>
					))}
				</ul>
			)}
			<ReadNotes notes={notes} />
		</>
	);
}

function ChipLinks({ chip: { label, typed, without, asWords } }: { readonly chip: ChipView }): ReactElement {
	return (
		<>
			<a href={links.search({ q: without })}>
				<Isolated text={label} />
				<Icon name="close" size={12} />
				<span className="hidden">: remove</span>
			</a>
			<a href={links.search({ q: asWords })} title={`Search for “${revealed(typed)}” as words`}>
				<Isolated text={`“${typed}”`} />
				<span className="hidden">: search for these words instead</span>
			</a>
		</>
	);
}
