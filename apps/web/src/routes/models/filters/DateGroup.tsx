import type { ReactElement } from "react";
import { type Dated, daysText, spanLabel } from "../../../base/since.ts";
import { exact } from "../../../base/numbers.ts";
import type { ControlProps } from "../controls.ts";
import { changed } from "../../../resources/models/changes.ts";
import type { DateView } from "../view.ts";

const NAMES: { readonly [D in Dated]: string } = { created: "Created", updated: "Updated" };

/** The filter by a date: within some days until today. */
export function DateGroup({ view, ...control }: ControlProps & { readonly view: DateView }): ReactElement {
	return (
		<fieldset>
			<legend>{NAMES[view.date]}</legend>
			{view.spans.map((span) => (
				<SpanBox key={span.days ?? "any"} date={view.date} {...span} {...control} />
			))}
		</fieldset>
	);
}

type SpanBoxProps = ControlProps & DateView["spans"][number] & { readonly date: Dated };

function SpanBox({ date, days, count, query, go }: SpanBoxProps): ReactElement {
	const choose = (): void => go((before) => changed(before, { since: { ...before.since, [date]: days } }));
	return (
		<label>
			<input
				type="radio"
				name={date}
				value={days === undefined ? "" : daysText(days)}
				checked={query.since?.[date] === days}
				onChange={choose}
			/>
			<span className="value">{days === undefined ? "Any time" : `In the ${spanLabel(days)}`}</span>
			<span className="count">{exact(count)}</span>
		</label>
	);
}
