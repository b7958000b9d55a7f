import { callTask } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { calling } from "./calling.ts";
import { givenOf } from "./given.ts";
import { loading } from "./loading.ts";
import { type PanelState, parsePanel } from "./state.ts";
import type { Mode, PanelProps, PanelView } from "./view.ts";

export interface PanelPlace {
	readonly record: ModelRecord;
	/** The address's query, as it came. */
	readonly query: URLSearchParams;
	/** The page the panel stands on, as a path. */
	readonly action: string;
	/** Other fields of the page's address, which stay as they are. */
	readonly keep?: Readonly<Record<string, string>>;
	/** Set on a task's page: the task, for a model that may not be in the index. */
	readonly task?: string;
}

/** What stands over the panel on a task's page. */
const TITLE_OF_TASKS = "Try it in code";

/** All that the panel needs for a record on a page. */
export function panelProps({ record, query, action, keep = {}, task }: PanelPlace): PanelProps {
	const source = { model: record.id, ...(task !== undefined && { task }), ...keep };
	return {
		view: panelView(record, parsePanel(query)),
		action,
		keep,
		source,
		...(task !== undefined && { title: TITLE_OF_TASKS }),
	};
}

/** What the panel shows for a record in a state. A pure function of the two. */
export function panelView(record: ModelRecord, state: PanelState): PanelView {
	const loaded = loading(record, state);
	const called = calling(record, state);
	const mode = modeOf(state, loaded.blocks.length > 0, callTask(record) !== undefined);
	const { blocks, why, problems } = mode === "load" ? loaded : called;
	const wrongMode =
		state.mode === undefined || state.mode === mode
			? []
			: [{ field: "mode" as const, message: `“${state.mode}” is neither load nor call.` }];
	return {
		id: record.id,
		state,
		mode,
		load: loaded.load,
		call: called.call,
		blocks,
		...(why !== undefined && { why }),
		problems: [...wrongMode, ...problems],
		given: mode === "call" ? givenOf(state) : [],
	};
}

/** As chosen; else whichever has something to show. */
function modeOf({ mode }: PanelState, loads: boolean, calls: boolean): Mode {
	if (mode === "load" || mode === "call") return mode;
	return !loads && calls ? "call" : "load";
}
