import type { ReactElement } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Mark } from "../../../ui/marks/Mark.tsx";
import { listAddress } from "../query/address.ts";
import type { Follow } from "../controls.ts";
import { filtersSet, withoutFilters, without } from "../query/query.ts";
import type { ListView } from "../view.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** The filters of the list, each with a link to remove it. */
export function Chips({ view, follow }: { readonly view: ListView; readonly follow: Follow }): ReactElement {
	const { query, chips } = view;
	const nothing = withoutFilters(query);
	const filters = filtersSet(query);
	return (
		<div className="chips">
			<button className="button opens" type="button" popoverTarget="filters">
				<Icon name="filter" />
				{filters === 0 ? "Filters" : `Filters, ${filters} set`}
			</button>
			{chips.map((chip) => (
				<a
					key={`${chip.of}=${chip.value}`}
					className="button"
					href={listAddress(without(query, chip))}
					onClick={follow(without(query, chip))}
				>
					{chip.mark && <Mark {...chip.mark} />}
					<Isolated text={chip.label} />
					<Icon name="close" size={12} />
					<span className="hidden">: remove</span>
				</a>
			))}
			{chips.length > 1 && (
				<a className="button plain" href={listAddress(nothing)} onClick={follow(nothing)}>
					Clear all
				</a>
			)}
		</div>
	);
}
