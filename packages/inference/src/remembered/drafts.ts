import type { Pattern } from "@vitrine/code";
import type { Call } from "../call.ts";
import type { Client } from "../client.ts";
import { PLACEHOLDER } from "../constants.ts";
import { OPTION_KINDS, type OptionKind, type OptionName } from "../optionKinds.ts";
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
		const found = list.find((one) => isFor(one, ask, payload, target));
		if (found) return found.draft;
		if (list.length >= MOST_KNOWN) list.length = 0;
		const draft: RememberedDraft = { ...frozen(make(ask, payload, target)), programs: new Map() };
		list.push({ ...keyOf(ask, payload, target), draft });
		return draft;
	};
}

/** A draft, with the parts of a record and of the model's name that it depends on. */
interface Known extends Key {
	readonly draft: RememberedDraft;
}

interface Key {
	readonly tag: string | undefined;
	readonly payload: Payload;
	readonly hasVersion: boolean;
}

const keyOf = ({ record }: Ask, payload: Payload, { name }: Target): Key => ({
	payload,
	tag: record.pipeline_tag,
	hasVersion: name.includes(":"),
});

/** Limited, because payloads may hold untrusted words, such as a mask token. */
const MOST_KNOWN = 256;

const isFor = (
	{ tag, payload: known, hasVersion, draft }: Known,
	{ record, kind, route }: Ask,
	payload: Payload,
	target: Target,
): boolean =>
	draft.kind === kind &&
	"provider" in target &&
	draft.provider === target.provider &&
	draft.route === route &&
	draft.isGuessed === target.isGuessed &&
	tag === record.pipeline_tag &&
	hasVersion === target.name.includes(":") &&
	isEqual(known, payload);

/** Whether two values of JSON are equal. */
function isEqual(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (!isComposed(one) || !isComposed(other) || Array.isArray(one) !== Array.isArray(other)) return false;
	const names = Object.keys(one);
	return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]));
}

const isComposed = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

/** Whether the options only say which provider to call for which model, and whether to stream a chat. */
function isPlain({ options, streaming }: Ask): boolean {
	if (options.accessToken && options.accessToken !== PLACEHOLDER) return false;
	if (options.streaming && !streaming) return false;
	return !OTHERS.some(({ name, type }) => (type === "text" ? options[name] : options[name] !== undefined));
}

/** Options that the key of a draft contains, or whose only other value `isPlain` allows. */
const IN_KEY: ReadonlySet<OptionName> = new Set(["provider", "providerId", "route", "streaming", "accessToken"]);

/** All others: a new option is one of them until the key contains it. */
const OTHERS: readonly OptionKind[] = OPTION_KINDS.filter(({ name }) => !IN_KEY.has(name));

/** Frozen at every level, because many calls share it. */
function frozen<T>(value: T): T {
	if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
	for (const part of Object.values(value)) frozen(part);
	return Object.freeze(value);
}
