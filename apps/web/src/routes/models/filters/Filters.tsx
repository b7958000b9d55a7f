import { Fragment, type ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { listAddress } from "../query/address.ts";
import { type ControlProps } from "../controls.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { FitGroup } from "./FitGroup.tsx";
import { type ListQuery, serialiseList, toggled } from "../query/query.ts";
import type { ListView } from "../view.ts";

/** The filters: a column beside the list, or a sheet on phones. Their form is that of all controls of the list. */
export function Filters({ form, view, query, go }: ControlProps & { readonly view: ListView }): ReactElement {
	const { total } = view;
	return (
		<aside className="filters" id="filters" popover="auto" aria-label="Filters">
			<form id={form} action={links.models()} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
				<div className="sheet-head">
					<p className="sheet-title">Filters</p>
					<button className="button" type="button" popoverTarget="filters" popoverTargetAction="hide">
						{total === 1 ? "Show 1 model" : `Show ${exact(total)} models`}
					</button>
				</div>
				{view.isCounting && view.facets.length === 0 && <Waiting query={query} />}
				{view.facets.map((facet) => (
					<Fragment key={facet.facet}>
						<FacetGroup
							view={facet}
							chosen={query.filters[facet.facet] ?? []}
							onToggle={(value) => go((before) => toggled(before, facet.facet, value))}
						/>
						{facet.facet === "licence" && <FitGroup form={form} view={view.fit} query={query} go={go} />}
					</Fragment>
				))}
				<button className="button no-js">Apply filters</button>
			</form>
		</aside>
	);
}

/** Shown while the filters are being counted; the form still sends those that are set. */
function Waiting({ query }: { readonly query: ListQuery }): ReactElement {
	const { filters, fit } = query;
	const set = [...serialiseList({ filters, ...(fit && { fit }) })];
	return (
		<p className="muted">
			{set.map(([name, value]) => (
				<input key={`${name} ${value}`} type="hidden" name={name} value={value} />
			))}
			Counting the filters …{" "}
			<a className="no-js" href={listAddress(query, "all")}>
				Wait for them
			</a>
		</p>
	);
}
