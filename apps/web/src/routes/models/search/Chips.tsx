import type { ReactElement } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Mark } from "../../../ui/marks/Mark.tsx";
import { listAddress } from "../query/address.ts";
import type { Follow } from "../controls.ts";
import { filtersSet, withoutFilters, without } from "../query/query.ts";
import type { Chip, ListView } from "../view.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/**
 * Characters of the links of all chips. Each link repeats the address without one filter, so without a bound the page
 * would grow with the square of the address.
 */
const LONGEST_LINKS = 200_000;

/** The filters of the list, each with a link to remove it while the address is of usual length. */
export function Chips({ view, follow }: { readonly view: ListView; readonly follow: Follow }): ReactElement {
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
					<a
						key={`${chip.of}=${chip.value}`}
						className="button"
						href={listAddress(without(query, chip))}
						onClick={follow(without(query, chip))}
					>
						<ChipLabel chip={chip} />
						<Icon name="close" size={12} />
						<span className="hidden">: remove</span>
					</a>
				) : (
					<span key={`${chip.of}=${chip.value}`}>
						<ChipLabel chip={chip} />
					</span>
				),
			)}
			{!isLinked && (
				<span className="muted">This address is too long for links: change the filters in the list of filters.</span>
			)}
			{chips.length > 1 && (
				<a className="button plain" href={listAddress(nothing)} onClick={follow(nothing)}>
					Clear all
				</a>
			)}
		</div>
	);
}

function ChipLabel({ chip }: { readonly chip: Chip }): ReactElement {
	return (
		<>
			{chip.mark && <Mark {...chip.mark} />}
			<Isolated text={chip.label} />
		</>
	);
}
