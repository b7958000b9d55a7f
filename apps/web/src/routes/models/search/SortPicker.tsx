import type { ReactElement } from "react";
import { Select } from "../../../ui/controls/Select.tsx";
import type { ControlProps } from "../controls.ts";
import type { Order } from "../order.ts";
import { isSort, SORT_NAMES, SORTS } from "../../../resources/models/facets.ts";
import { changed } from "../../../resources/models/changes.ts";

/** The sort order. The default is the closest match, or without a search trending models; if none trends, what they have figures for. */
export function SortPicker({ form, query, go, order }: ControlProps & { readonly order?: Order }): ReactElement {
	const own = query.q === undefined ? (order ?? "trending") : "match";
	return (
		<>
			<Select
				id="sort"
				label="Sort by"
				form={form}
				name="sort"
				autoComplete="off"
				value={query.sort === own ? "" : (query.sort ?? "")}
				onChange={({ target }) =>
					go((before) => changed(before, { sort: isSort(target.value) ? target.value : undefined, dir: undefined }))
				}
			>
				<option value="">{DEFAULT_NAMES[own]}</option>
				{SORTS.filter((sort) => sort !== own).map((sort) => (
					<option key={sort} value={sort}>
						{SORT_NAMES[sort]}
					</option>
				))}
			</Select>
			{query.dir && <input form={form} type="hidden" name="dir" value={query.dir} />}
		</>
	);
}

const DEFAULT_NAMES: { readonly [O in Order]: string } = { ...SORT_NAMES, match: "Best match", name: "Name" };
