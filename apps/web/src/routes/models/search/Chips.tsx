import { revealed } from "@vitrine/code";
import type { ReactElement } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Mark } from "../../../ui/marks/Mark.tsx";
import { listAddress } from "../address.ts";
import type { Follow } from "../controls.ts";
import { changed, withoutFilters, without } from "../../../resources/models/changes.ts";
import { filtersSet } from "../../../resources/models/query.ts";
import type { ReadView } from "../../../resources/models/read.ts";
import type { Chip, ListView } from "../view.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/**
 * Characters of the links of all chips. Each link repeats the address without one filter, so without a bound the page
 * would grow with the square of the address.
 */
const LONGEST_LINKS = 200_000;

interface ChipsProps {
	readonly view: ListView;
	readonly follow: Follow;
}

/** The filters of the list, each with a link to remove it while the address is of usual length. */
export function Chips({ view, follow }: ChipsProps): ReactElement {
	const { query, chips } = view;
	const nothing = withoutFilters(query);
	const filters = filtersSet(query);
	const isLinked = chips.length * listAddress(query).length <= LONGEST_LINKS;
	return (
		<div className="chips">
			<button className="button opens" type="button" popoverTarget="filters">
				<Icon name="filter" />
				{filters === 0 ? "Filters" : `Filters, ${filters} set`}
			</button>
			{chips.map((chip) =>
				isLinked ? (
					<LinkedChip key={`${chip.of}=${chip.value}`} chip={chip} view={view} follow={follow} />
				) : (
					<span key={`${chip.of}=${chip.value}`}>
						<ChipLabel chip={chip} />
					</span>
				),
			)}
			{!isLinked && <span className="muted">This address is too long for links: use the list of filters instead.</span>}
			{chips.length > 1 && (
				<a className="button plain" href={listAddress(nothing)} onClick={follow(nothing)}>
					Clear all
				</a>
			)}
		</div>
	);
}

/** A filter with a link that removes it; one read from words also has a link that makes it words again. */
function LinkedChip({ chip, view, follow }: ChipsProps & { readonly chip: Chip }): ReactElement {
	const fewer = without(view.query, chip);
	const words = wordsOf(view, chip);
	const asWords = words && changed(fewer, { q: [fewer.q, words.quoted].filter(Boolean).join(" ") });
	return (
		<span className="chip">
			<a className="button" href={listAddress(fewer)} onClick={follow(fewer)}>
				<ChipLabel chip={chip} />
				<Icon name="close" size={12} />
				<span className="hidden">: remove</span>
			</a>
			{asWords && (
				<a
					className="as-words"
					href={listAddress(asWords)}
					onClick={follow(asWords)}
					title={`Search for “${revealed(words.typed)}” as words`}
				>
					<Isolated text={`“${words.typed}”`} />
					<span className="hidden">: search for these words instead</span>
				</a>
			)}
		</span>
	);
}

/** The words that a filter was read from. */
function wordsOf({ read }: ListView, { of, value, label }: Chip): ReadView["parts"][number] | undefined {
	return read?.parts.find((part) => part.of === of && (part.values.includes(value) || part.values.includes(label)));
}

function ChipLabel({ chip }: { readonly chip: Chip }): ReactElement {
	return (
		<>
			{chip.mark && <Mark {...chip.mark} />}
			<Isolated text={chip.label} />
		</>
	);
}
