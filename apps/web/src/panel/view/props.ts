import type { Endpoint } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { CheckedHere } from "@vitrine/verify";
import { checks } from "../../data/checks.ts";
import { type PanelState, parsePanel } from "../state/state.ts";
import type { PanelProps, PanelView } from "../shapes/view.ts";
import { viewOf } from "./viewOf.ts";

interface PanelPlace {
	readonly record: ModelRecord;
	/** The query of the address. */
	readonly query: URLSearchParams;
	/** The path of the page. */
	readonly action: string;
	/** Other fields of the page's address, which are kept. */
	readonly keep?: Readonly<Record<string, string>>;
	/** Custom endpoints of the site. */
	readonly endpoints?: readonly Endpoint[];
	/** The task, on its page: its model may not be in the index. */
	readonly task?: string;
	/** What a check of the model found here. */
	readonly outcome?: CheckedHere | undefined;
}

/** The title of the panel on a task's page. */
const TITLE_OF_TASKS = "Try it in code";

/** The props of the panel for a record on a page. */
export function panelProps({ record, query, action, keep = {}, endpoints, task, outcome }: PanelPlace): PanelProps {
	const source = { model: record.id, ...(task !== undefined && { task }), ...keep };
	return {
		view: panelView(record, parsePanel(query), endpoints, outcome),
		action,
		keep,
		source,
		...(task !== undefined && { title: TITLE_OF_TASKS }),
	};
}

/** The view of the panel for a record in a state, with the levels of the report. */
export function panelView(
	record: ModelRecord,
	state: PanelState,
	endpoints?: readonly Endpoint[],
	outcome?: CheckedHere,
): PanelView {
	return viewOf(record, state, { endpoints, outcome, report: checks() });
}
