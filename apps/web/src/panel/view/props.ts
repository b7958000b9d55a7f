import { appsFor, type LocalApp } from "@vitrine/catalogue";
import { callTask, type Endpoint } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { calling } from "../call/calling.ts";
import { givenOf } from "../call/given.ts";
import { loading } from "../load/loading.ts";
import { running } from "../run/running.ts";
import { type PanelState, parsePanel } from "../state/state.ts";
import type { Mode, PanelProps, PanelView, Problem } from "./view.ts";

export interface PanelPlace {
	readonly record: ModelRecord;
	/** The address's query, as it came. */
	readonly query: URLSearchParams;
	/** The page the panel stands on, as a path. */
	readonly action: string;
	/** Other fields of the page's address, which stay as they are. */
	readonly keep?: Readonly<Record<string, string>>;
	/** Endpoints of whoever runs the site. */
	readonly endpoints?: readonly Endpoint[];
	/** Set on a task's page: the task, for a model that may not be in the index. */
	readonly task?: string;
}

/** What stands over the panel on a task's page. */
const TITLE_OF_TASKS = "Try it in code";

/** All that the panel needs for a record on a page. */
export function panelProps({ record, query, action, keep = {}, endpoints, task }: PanelPlace): PanelProps {
	const source = { model: record.id, ...(task !== undefined && { task }), ...keep };
	return {
		view: panelView(record, parsePanel(query), endpoints),
		action,
		keep,
		source,
		...(task !== undefined && { title: TITLE_OF_TASKS }),
	};
}

/** What the panel shows for a record in a state. A pure function of its arguments. */
export function panelView(record: ModelRecord, state: PanelState, endpoints: readonly Endpoint[] = []): PanelView {
	const loaded = loading(record, state);
	const called = calling(record, state, endpoints);
	const apps = appsFor(record);
	const modes: readonly Mode[] = isSome(apps) ? ["load", "call", "run"] : ["load", "call"];
	const mode = modeOf(state, modes, [
		["load", loaded.blocks.some(({ type }) => type === "code")],
		["call", callTask(record) !== undefined],
		["run", isSome(apps)],
	]);
	const ran = mode === "run" && isSome(apps) ? running(record, state, apps) : undefined;
	const { blocks, why, problems } = ran ?? (mode === "load" ? loaded : called);
	return {
		id: record.id,
		state,
		mode,
		modes,
		load: loaded.load,
		call: called.call,
		...(ran && { run: ran.run }),
		blocks,
		...(why !== undefined && { why }),
		problems: [...wrongMode(record, state, mode), ...problems],
		given: mode === "call" ? givenOf(state) : [],
	};
}

/** As chosen; else the first that has code to show. */
function modeOf(
	{ mode }: PanelState,
	modes: readonly Mode[],
	shows: readonly (readonly [mode: Mode, something: boolean])[],
): Mode {
	const chosen = modes.find((one) => one === mode);
	return chosen ?? shows.find(([, something]) => something)?.[0] ?? "load";
}

function isSome(apps: readonly LocalApp[]): apps is readonly [LocalApp, ...LocalApp[]] {
	return apps.length > 0;
}

function wrongMode({ id }: ModelRecord, { mode: asked }: PanelState, mode: Mode): readonly Problem[] {
	if (asked === undefined || asked === mode) return [];
	const message =
		asked === "run" ? `No app we know of runs ${id} on your own machine.` : `“${asked}” is neither load, call nor run.`;
	return [{ field: "mode", message }];
}
