import type { Pattern } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Call } from "../call.ts";
import type { Client } from "../client.ts";
import { PLACEHOLDER } from "../constants.ts";
import { maskToken } from "../inputs/mask.ts";
import { imageSteps } from "../inputs/steps.ts";
import { OPTION_KINDS, type OptionName } from "../optionKinds.ts";
import type { Ask, Draft, Payload, Target } from "../plan/stages.ts";
import type { RecordedRequest } from "../providers/shapes.ts";

// Everything here is for speed: `npm run bench` measures its effect, and a test compares every output with and without
// it.

/**
 * A draft that many calls share, with the programs that clients have for them; null: the client's code has no pattern.
 */
export interface RememberedDraft extends Draft {
	readonly programs: Map<Client, Pattern<Call> | null>;
}

type MakeDraft = (ask: Ask, payload: Payload, target: Target) => Draft;

/** Caches the drafts of plain calls, which differ only in the model's name. */
export function remembering(make: MakeDraft): MakeDraft {
	const known = new Map<RecordedRequest | undefined, Known[]>();
	return (ask, payload, target) => {
		if (!isPlain(ask) || target.mapped?.adapter !== undefined) return make(ask, payload, target);
		const recorded = target.type === "auto" ? undefined : target.recorded;
		let list = known.get(recorded);
		if (!list) known.set(recorded, (list = []));
		const found = list.find((one) => isFor(one, ask, target));
		if (found) return found.draft;
		if (list.length >= MOST_KNOWN) list.length = 0;
		const draft: RememberedDraft = { ...frozen(make(ask, payload, target)), programs: new Map() };
		list.push({ ...keyOf(ask, target), draft });
		return draft;
	};
}

/** A draft, with the parts of a record and of the model's name that it depends on. */
interface Known extends Key {
	readonly draft: RememberedDraft;
}

interface Key {
	readonly tag: string | undefined;
	/** What a payload holds of the model itself. */
	readonly ofModel: string | number | undefined;
	readonly hasVersion: boolean;
}

const keyOf = ({ record }: Ask, { name }: Target): Key => ({
	tag: record.pipeline_tag,
	ofModel: sentOf(record),
	hasVersion: name.includes(":"),
});

/** The mask token of records whose example holds it, and the steps of those that make images. */
function sentOf(record: ModelRecord): string | number | undefined {
	const { pipeline_tag: task } = record;
	if (task === "text-to-image") return imageSteps(record);
	return task === "fill-mask" ? maskToken(record) : undefined;
}

/** Limited, because the mask token is an untrusted word. */
const MOST_KNOWN = 256;

const isFor = ({ tag, ofModel, hasVersion, draft }: Known, { record, kind, route }: Ask, target: Target): boolean =>
	draft.kind === kind &&
	"provider" in target &&
	draft.provider === target.provider &&
	draft.route === route &&
	draft.isGuessed === target.isGuessed &&
	tag === record.pipeline_tag &&
	ofModel === sentOf(record) &&
	hasVersion === target.name.includes(":");

/** Whether the options only say which provider to call for which model, and whether to stream a chat. */
function isPlain({ options, streaming }: Ask): boolean {
	if (options.accessToken && options.accessToken !== PLACEHOLDER) return false;
	if (options.billTo || options.endpointUrl || (options.streaming && !streaming)) return false;
	return !VALUES.some((name) => options[name] !== undefined);
}

/** Options that change what is sent. */
const VALUES: readonly OptionName[] = OPTION_KINDS.filter(({ type }) => type === "json" || type === "number").map(
	({ name }) => name,
);

/** Frozen at every level, because many calls share it. */
function frozen<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const part of Object.values(value)) frozen(part);
	return Object.freeze(value);
}
