import { Fragment, type ReactElement, useSyncExternalStore } from "react";
import { links } from "../../../base/links.ts";
import { exact } from "../../../base/numbers.ts";
import { listAddress } from "../address.ts";
import { type ControlProps } from "../controls.ts";
import { FACET_NAMES } from "../../../resources/models/facets.ts";
import { KeptHtml } from "../../../ui/page/keptHtml.ts";
import { useRender } from "../../../ui/page/page.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { DateGroup } from "./DateGroup.tsx";
import { FitGroup } from "./FitGroup.tsx";
import { toggled } from "../../../resources/models/changes.ts";
import { chosenIn, type ListQuery, serialiseList } from "../../../resources/models/query.ts";
import type { DateView, FacetView, ListView } from "../view.ts";

/** Facets that are not folded: with the memory, the first five filters. */
const OPEN = 4;

type FiltersProps = ControlProps & { readonly view: ListView };

/** Filters by their counts, which lists share that differ in page and order. */
const keptFilters = new KeptHtml<readonly FacetView[]>();

/** The filters: a column beside the list, or a sheet on phones. The server renders them once for all pages of a list. */
export function Filters(props: FiltersProps): ReactElement {
	const render = useRender();
	const frame = { className: "filters", id: "filters", popover: "auto", "aria-label": "Filters" } as const;
	if (render === undefined)
		return (
			<aside {...frame}>
				<FilterForm {...props} />
			</aside>
		);
	const { view, form, query } = props;
	const { page: _, picked: __, ...shown } = query;
	const text = JSON.stringify([form, shown, view.total, view.isWhole, view.isCounting]);
	const html = keptFilters.of(view.facets, text, () => render(<FilterForm {...props} />));
	return <aside {...frame} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Their form is that of all controls of the list. */
function FilterForm({ form, view, query, go }: FiltersProps): ReactElement {
	const { total } = view;
	const isWhole = useWhole(view.isWhole === true);
	const { page: _, ...first } = query;
	const all = isWhole ? {} : { allAt: listAddress(first, "all") };
	const folded = view.facets.slice(OPEN).filter(({ options }) => options.length > 0);
	const isSet = query.since !== undefined || folded.some(({ facet }) => chosenIn(query, facet).length > 0);
	const groups = (facets: readonly FacetView[]): ReactElement[] =>
		facets.map((facet) => (
			<Fragment key={facet.facet}>
				<FacetGroup
					view={facet}
					chosen={chosenIn(query, facet.facet)}
					onToggle={(value) => go((before) => toggled(before, facet.facet, value))}
					{...all}
				/>
				{facet.facet === "licence" && <FitGroup form={form} view={view.fit} query={query} go={go} {...all} />}
			</Fragment>
		));
	return (
		<form id={form} action={links.models()} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
			<div className="sheet-head">
				<p className="sheet-title">Filters</p>
				<button className="button" type="button" popoverTarget="filters" popoverTargetAction="hide">
					{total === 1 ? "Show 1 model" : `Show ${exact(total)} models`}
				</button>
			</div>
			{view.isCounting && view.facets.length === 0 && <Waiting query={query} />}
			{groups(view.facets.slice(0, OPEN))}
			{folded.length + view.dates.length > 0 && (
				<details className="more-filters" open={isSet || undefined}>
					<summary>
						More filters <span className="muted">{namesOf(folded, view.dates)}</span>
					</summary>
					{view.dates.map((dates) => (
						<DateGroup key={dates.date} view={dates} form={form} query={query} go={go} />
					))}
					{groups(folded)}
				</details>
			)}
			<button className="button no-js">Apply filters</button>
		</form>
	);
}

/** Whether every value is shown: not in what the server sends, unless it was asked to, and always once the list is used. */
function useWhole(asked: boolean): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => asked,
	);
}

const neverChanges = () => (): void => {};

/** `created, updated, language, format, access`. */
function namesOf(facets: readonly FacetView[], dates: readonly DateView[]): string {
	const names = facets.map(({ facet }) => FACET_NAMES[facet][0].toLowerCase());
	return [...dates.map(({ date }) => date), ...names].join(", ");
}

/** Shown while the filters are being counted; the form still sends those that are set. */
function Waiting({ query }: { readonly query: ListQuery }): ReactElement {
	const { filters, checked, fit, since } = query;
	const only = { filters, ...(checked && { checked }), ...(fit && { fit }), ...(since && { since }) };
	const set = [...serialiseList(only)];
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
