import type { ReactElement } from "react";
import { isPlainClick } from "../../base/click.ts";
import { exact } from "../../base/numbers.ts";
import { LinkToView } from "../../panel/controls/LinkToView.tsx";
import { feedAddress, listAddress } from "./address.ts";
import { Chips } from "./search/Chips.tsx";
import type { ControlProps, Follow } from "./controls.ts";
import { Empty } from "./rows/Empty.tsx";
import { Filters } from "./filters/Filters.tsx";
import { Pages } from "./rows/Pages.tsx";
import { Picked } from "./compare/Picked.tsx";
import { Failed } from "./rows/Failed.tsx";
import { Rows } from "./rows/Rows.tsx";
import { ReadNotes } from "../../ui/text/ReadNotes.tsx";
import { SearchWords } from "./search/SearchWords.tsx";
import { SortPicker } from "./search/SortPicker.tsx";
import { useMachine } from "./useMachine.ts";
import { useList } from "./useList.ts";
import type { ListView } from "./view.ts";

/** The form that sends every control of the list. */
const FORM = "list-form";
const HEADING = "models";

/** The list of models. Without JavaScript it is forms and links; with it, it changes in place. */
export function ModelList(initial: ListView): ReactElement {
	const { view, state: query, asked, busy, partial, failed, go, retry, undo } = useList(initial);
	useMachine(view, go);
	const control: ControlProps = { form: FORM, query, go };
	const follow: Follow = (wanted) => (event) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		go(() => wanted);
	};
	const turn: Follow = (wanted) => (event) => {
		follow(wanted)(event);
		if (event.defaultPrevented) toTop();
	};
	return (
		<div
			className="model-list split"
			data-busy={busy || undefined}
			data-counting={partial || undefined}
			data-wants-machine={view.read?.wantsMachine && ""}
		>
			<a className="skip" href="#rows">
				Skip to the models
			</a>
			<Filters view={view} {...control} />
			<div className="model-list-main">
				<Found view={view} busy={busy} {...control} />
				<SearchWords {...control} asked={asked} />
				<ReadNotes notes={view.read?.notes ?? []} />
				<Chips view={view} follow={follow} />
				{failed && <Failed retry={retry} undo={undo} />}
				{view.rows.length > 0 ? (
					<Rows view={view} follow={follow} busy={busy} {...control} />
				) : (
					<Empty view={view} follow={follow} />
				)}
				<Picked form={FORM} query={query} view={view} follow={follow} />
				<Pages view={view} turn={turn} />
				<p className="muted feeds">
					New models in this view: <a href={feedAddress("atom", query)}>Atom feed</a>{" "}
					<a href={feedAddress("json", query)}>JSON feed</a>
				</p>
			</div>
		</div>
	);
}

/** Goes to the top of the list; the focus does, too, so that the next key continues there. */
function toTop(): void {
	document.getElementById(HEADING)?.focus({ preventScroll: true });
	scrollTo({ top: 0, behavior: "instant" });
}

interface FoundProps extends ControlProps {
	readonly view: ListView;
	readonly busy: boolean;
}

function Found({ view, busy, form, query, go }: FoundProps): ReactElement {
	const { total, all } = view;
	return (
		<div className="found">
			<h1 id={HEADING} tabIndex={-1}>
				<a className="anchor" href={`#${HEADING}`}>
					{total === 1 ? "1 model" : `${exact(total)} models`}
				</a>
			</h1>
			{total !== all && <span className="muted">of {exact(all)}</span>}
			<output className="hidden">{busy ? "Loading" : `${exact(total)} found`}</output>
			<span className="loading muted" aria-hidden="true">
				Loading …
			</span>
			<LinkToView address={listAddress(query)} />
			<SortPicker form={form} query={query} go={go} {...(view.order && { order: view.order })} />
		</div>
	);
}
