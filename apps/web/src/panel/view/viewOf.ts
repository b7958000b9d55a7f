import { appsIn, choicesFor, type LocalApp } from "@vitrine/catalogue";
import { callTask, type Endpoint } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { calling } from "../call/calling.ts";
import { givenOf } from "../call/given.ts";
import { type CheckResults, loading } from "../load/loading.ts";
import { running } from "../run/running.ts";
import type { PanelState } from "../state/state.ts";
import { doubtOfId } from "../shapes/doubt.ts";
import type { PanelMode, PanelView, Problem } from "../shapes/view.ts";

/** What a view is made with, besides the record and the state. */
interface Around extends CheckResults {
	/** Custom endpoints of the site. */
	readonly endpoints?: readonly Endpoint[] | undefined;
}

/** The view of the panel for a record in a state. A pure function of its arguments. */
export function viewOf(record: ModelRecord, state: PanelState, around: Around): PanelView {
	const choices = choicesFor(record);
	const { first } = choices;
	const loaded = loading(record, choices, state, around);
	// Planning a call takes as long as loading, and a page that shows how to load reads nothing of it.
	const called = lazily(() => calling(record, state, around));
	const apps = appsIn(choices);
	const modes: readonly PanelMode[] = isSome(apps) ? ["load", "call", "run"] : ["load", "call"];
	const mode = modeOf(state, modes, [
		["run", first.kind === "app"],
		["load", first.rule !== "files" && loaded.blocks.some(({ type }) => type === "code")],
		["call", callTask(record) !== undefined],
		["run", isSome(apps)],
	]);
	const ran = mode === "run" && isSome(apps) ? running(record, state, apps, around.report) : undefined;
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
	modes: readonly PanelMode[],
	shows: readonly (readonly [mode: PanelMode, something: boolean])[],
): PanelMode {
	const chosen = modes.find((one) => one === mode);
	return chosen ?? shows.find(([, something]) => something)?.[0] ?? "load";
}

function isSome(apps: readonly LocalApp[]): apps is readonly [LocalApp, ...LocalApp[]] {
	return apps.length > 0;
}

function wrongMode({ id }: ModelRecord, { mode: asked }: PanelState, mode: PanelMode): readonly Problem[] {
	if (asked === undefined || asked === mode) return [];
	const message =
		asked === "run" ? `No known app runs ${id} locally.` : `“${asked}” is not a mode. Use load, call or run.`;
	return [{ field: "mode", message }];
}
