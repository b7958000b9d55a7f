import type { ReactElement } from "react";
import { isPlainClick } from "../../visit/click.ts";
import { exact } from "../../base/numbers.ts";
import { Chips } from "./search/Chips.tsx";
import type { ControlProps, Follow } from "./controls.ts";
import { Empty } from "./rows/Empty.tsx";
import { Filters } from "./filters/Filters.tsx";
import { Pages } from "./rows/Pages.tsx";
import { Picked } from "./compare/Picked.tsx";
import { Rows } from "./rows/Rows.tsx";
import { SearchWords } from "./search/SearchWords.tsx";
import { SortPicker } from "./search/SortPicker.tsx";
import { useList } from "./useList.ts";
import type { ListView } from "./view.ts";

/** The form that sends every control of the list. */
const FORM = "list-form";

/** The list of models. Without JavaScript it is forms and links; with it, it changes in place. */
export function ModelList(initial: ListView): ReactElement {
	const { view, state: query, busy, partial, go } = useList(initial);
	const control: ControlProps = { form: FORM, query, go };
	const follow: Follow = (wanted) => (event) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		go(() => wanted);
	};
	return (
		<div className="model-list split" data-busy={busy || undefined} data-counting={partial || undefined}>
			<a className="skip" href="#rows">
				Skip to the models
			</a>
			<Filters view={view} {...control} />
			<div className="model-list-main">
				<Found view={view} {...control} />
				<SearchWords {...control} />
				<Chips view={view} follow={follow} />
				{view.rows.length > 0 ? (
					<Rows view={view} follow={follow} {...control} />
				) : (
					<Empty view={view} follow={follow} />
				)}
				<Picked form={FORM} query={query} view={view} follow={follow} />
				<Pages view={view} follow={follow} />
			</div>
		</div>
	);
}

function Found({ view, form, query, go }: ControlProps & { readonly view: ListView }): ReactElement {
	const { total, all } = view;
	return (
		<div className="found">
			<h1 id="models">
				<a className="anchor" href="#models">
					{total === 1 ? "1 model" : `${exact(total)} models`}
				</a>
			</h1>
			{total !== all && <span className="muted">of {exact(all)}</span>}
			<output className="hidden">{exact(total)} found</output>
			<SortPicker form={form} query={query} go={go} />
		</div>
	);
}
