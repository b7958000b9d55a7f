import { appsIn, choicesFor, type LocalApp } from "@vitrine/catalogue";
import { callTask, type Endpoint } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { CheckedHere } from "@vitrine/verify";
import { calling } from "../call/calling.ts";
import { givenOf } from "../call/given.ts";
import { loading } from "../load/loading.ts";
import { running } from "../run/running.ts";
import { type PanelState, parsePanel } from "../state/state.ts";
import type { Mode, PanelProps, PanelView, Problem } from "./view.ts";
import { doubtOfId } from "./doubt.ts";

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

/** The view of the panel for a record in a state. A pure function of its arguments. */
export function panelView(
	record: ModelRecord,
	state: PanelState,
	endpoints: readonly Endpoint[] = [],
	outcome?: CheckedHere,
): PanelView {
	const choices = choicesFor(record);
	const { first } = choices;
	const loaded = loading(record, choices, state, outcome);
	// Planning a call takes as long as loading, and a page that shows how to load reads nothing of it.
	const called = lazily(() => calling(record, state, endpoints));
	const apps = appsIn(choices);
	const modes: readonly Mode[] = isSome(apps) ? ["load", "call", "run"] : ["load", "call"];
	const mode = modeOf(state, modes, [
		["run", first.kind === "app"],
		["load", first.rule !== "files" && loaded.blocks.some(({ type }) => type === "code")],
		["call", callTask(record) !== undefined],
		["run", isSome(apps)],
	]);
	const ran = mode === "run" && isSome(apps) ? running(record, state, apps) : undefined;
	const { blocks, why, problems } = ran ?? (mode === "load" ? loaded : called());
	return {
		id: record.id,
		state,
		mode,
		modes,
		load: loaded.load,
		get call() {
			return called().call;
		},
		...(ran && { run: ran.run }),
		blocks,
		...(why !== undefined && { why }),
		...doubtOfId(record.id),
		problems: [...wrongMode(record, state, mode), ...problems],
		given: mode === "call" ? givenOf(state) : [],
	};
}

/** The value that `make` returns, made when it is first read. */
function lazily<T extends object>(make: () => T): () => T {
	let made: T | undefined;
	return () => (made ??= make());
}

/** The chosen mode, else the first with code to show. */
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
		asked === "run" ? `No known app runs ${id} locally.` : `“${asked}” is not a mode. Use load, call or run.`;
	return [{ field: "mode", message }];
}
