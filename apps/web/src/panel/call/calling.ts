import {
	type CallOptions,
	type CallSnippet,
	callTask,
	type Endpoint,
	isChat,
	isRefusal,
	isUnserved,
	plan,
	type Refusal,
	snippetsFor,
	takesOption,
} from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { Report } from "@vitrine/verify";
import { trialOf } from "../../trial/trial.ts";
import type { PanelState } from "../state/state.ts";
import type { Block, CallView, Problem } from "../shapes/view.ts";
import { blockOf } from "./block.ts";
import { choose, languagesOf, unknownChoices } from "./clients.ts";
import { inputOf } from "./input.ts";
import { optionsOf } from "./options.ts";
import { offered } from "./providers.ts";
import { routeOf } from "./route.ts";
import { notCallable, problemOf, unserved, unwritten } from "./whyNot.ts";

interface CalledWith {
	/** Custom endpoints of the site. */
	readonly endpoints?: readonly Endpoint[] | undefined;
	readonly report: Report;
}

interface Calling {
	readonly call: CallView;
	readonly blocks: readonly Block[];
	readonly why?: string;
	readonly problems: readonly Problem[];
}

/** How the record is called over HTTP in the chosen client, or why it cannot be. */
export function calling(record: ModelRecord, state: PanelState, { endpoints = [], report }: CalledWith): Calling {
	const task = callTask(record);
	if (task === undefined) return withoutCode(NO_CALL, notCallable(record));
	const { first, ...choices } = offered(record, endpoints);
	const provider = state.provider ?? first;
	const { options, problems } = optionsOf(record, state);
	const { usual, why } = routeOf(record, { ...options, provider });
	const base = {
		chat: isChat(record),
		numbers: takesOption(task, "generation"),
		...choices,
		route: usual,
		...(state.route === undefined && why !== undefined && { routed: why }),
		languages: [],
		input: inputOf(record),
		...(provider !== undefined && { provider }),
	};
	if (problems.length > 0) return { ...withoutCode(base, FIX_FIELD), problems };
	const target = { endpoints, ...(provider !== undefined && { provider }) };
	const route = options.route ?? (usual === "router" ? usual : undefined);
	return planned({ record, state, report }, base, { ...options, ...target, ...(route && { route }) });
}

const NO_CALL: CallView = {
	chat: false,
	numbers: false,
	route: "provider",
	own: [],
	mapped: [],
	others: [],
	languages: [],
	input: { field: "inputs", label: "", example: "", lines: 1 },
};

const FIX_FIELD = "Fix the highlighted field to see the code.";

const withoutCode = (call: CallView, why: string): Calling => ({ call, blocks: [], problems: [], why });

interface Wanted {
	readonly record: ModelRecord;
	readonly state: PanelState;
	readonly report: Report;
}

function planned({ record, state, report }: Wanted, base: CallView, options: CallOptions): Calling {
	const call = plan(record, options);
	if (isRefusal(call)) return refused(call, record, state, base, options);
	const results = snippetsFor(call);
	const found = results.filter((result): result is CallSnippet => !isRefusal(result));
	const chosen = choose(found, state);
	if (!chosen) return withoutCode(base, unwritten(results.find(isRefusal), options));
	const { language, client } = chosen;
	const trial = trialOf(call, options);
	const { provider, endpoints } = options;
	const plain = { provider, endpoints, ...(base.route === "router" && { route: base.route }) };
	return {
		call: { ...base, languages: languagesOf(found), language, client, ...(trial && { trial }) },
		blocks: [blockOf(call, chosen, plain, report)],
		problems: unknownChoices(state, chosen),
	};
}

/** No code: the provider does not serve the task, or a field of the panel is wrong. */
function refused(
	refusal: Refusal,
	record: ModelRecord,
	state: PanelState,
	base: CallView,
	options: CallOptions,
): Calling {
	if (isUnserved(refusal)) return withoutCode(base, unserved(record, options, refusal));
	return { ...withoutCode(base, FIX_FIELD), problems: [problemOf(refusal, state)] };
}
