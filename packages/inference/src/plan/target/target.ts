import { type ModelRecord, shown } from "@vitrine/model";
import { AUTO, HUB_PROVIDER } from "../constants.ts";
import { CHAT } from "../kinds.ts";
import { entryOf } from "../providers/known.ts";
import type { ProviderEntry, RecordedCall } from "../providers/shapes.ts";
import type { CallOptions } from "../shapes.ts";
import type { Asked } from "./asked.ts";
import { type Destination, toAuto, toProvider, toRouterChat } from "./destination.ts";
import { NotServed } from "./notServed.ts";
import { mappedName, providerName } from "./providerName.ts";
import { formOf } from "./request.ts";

/** Who is asked for a task of a model, under which name of it. */
export interface Target {
	readonly provider: string | undefined;
	readonly providerId: string;
	readonly nameGuessed: boolean;
	/** The recorded request it takes; absent where the hub chooses the provider. */
	readonly recorded: RecordedCall | undefined;
	/** What depends on whom its calls go to. */
	destination(asked: Asked): Destination;
}

/** Whom the options name; NotServed where they cannot be asked for the task, or not for this model. */
export function targetOf(record: ModelRecord, task: string, options: CallOptions): Target {
	const provider = options.provider!;
	const entry = provider === AUTO ? undefined : entryOf(provider);
	if (entry) checkServes(entry, record, task, options);
	if (task === CHAT && options.route === "router") return routerTarget(record, provider);
	return entry ? providerTarget(record, task, entry, options) : autoTarget(record);
}

function checkServes(entry: ProviderEntry, record: ModelRecord, task: string, { route }: CallOptions): void {
	if (!Object.hasOwn(entry.calls, task)) throw new NotServed(record, task, entry.id);
	if (entry.access === "closed" && route === "router")
		throw new NotServed(record, task, entry.id, "the hub does not route to it");
	mappedName(record, task, entry);
}

function providerTarget(record: ModelRecord, task: string, entry: ProviderEntry, options: CallOptions): Target {
	const { providerId, nameGuessed = false } = providerName(record, task, entry, options);
	const recorded = formOf(entry.calls[task]!, providerId);
	if (!recorded) throw otherNames(record, task, entry);
	return {
		provider: entry.id,
		providerId,
		nameGuessed,
		recorded,
		destination: (asked) => toProvider(asked, entry, recorded),
	};
}

function otherNames(record: ModelRecord, task: string, entry: ProviderEntry): NotServed {
	const names = entry.calls[task]!.map(({ only }) => shown(only)).join(", ");
	return new NotServed(record, task, entry.id, `it takes only the model it calls ${names}`);
}

const autoTarget = ({ id }: ModelRecord): Target => ({
	provider: AUTO,
	providerId: id,
	nameGuessed: false,
	recorded: undefined,
	destination: toAuto,
});

function routerTarget({ id }: ModelRecord, provider: string): Target {
	const providerId = provider === AUTO ? id : `${id}:${provider}`;
	const recorded = formOf(entryOf(HUB_PROVIDER).calls[CHAT]!, providerId)!;
	const destination = (asked: Asked): Destination => toRouterChat(asked, provider, recorded);
	return { provider, providerId, nameGuessed: false, recorded, destination };
}
