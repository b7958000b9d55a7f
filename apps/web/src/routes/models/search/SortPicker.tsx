import type { ReactElement } from "react";
import { Select } from "../../../ui/controls/Select.tsx";
import type { ControlProps } from "../controls.ts";
import { isSort, SORT_NAMES, SORTS } from "../query/facets.ts";
import { changed } from "../query/query.ts";

/** The sort order. The default is the closest match, or trending models without a search. */
export function SortPicker({ form, query, go }: ControlProps): ReactElement {
	const own = query.q === undefined ? "trending" : "match";
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
				<option value="">{own === "match" ? "Best match" : SORT_NAMES.trending}</option>
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
