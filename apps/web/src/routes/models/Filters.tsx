import { Fragment, type ReactElement } from "react";
import { links } from "../../links.ts";
import { exact } from "../../ui/numbers.ts";
import { type ControlProps } from "./controls.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { FitGroup } from "./FitGroup.tsx";
import { toggled } from "./query.ts";
import type { ListView } from "./view.ts";

/** The facets: a column beside the list, on a phone a sheet over it. One form for all controls of the list. */
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
