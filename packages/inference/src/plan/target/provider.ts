import type { ProviderEntry } from "../../providers/shapes.ts";
import type { Ask, Target } from "../stages.ts";
import { mappedEntry } from "./mapping.ts";
import { modelName } from "./modelName.ts";
import { notServed } from "./notServed.ts";
import { recordedFor } from "./recorded.ts";

/** Refuses a provider that does not serve the task, cannot be routed, or does not serve this model. */
export function checkServes(ask: Ask, entry: ProviderEntry): void {
	if (!Object.hasOwn(entry.calls, ask.task)) notServed(ask, entry);
	if (entry.access === "closed" && ask.route === "router") notServed(ask, entry, { type: "not-routed" });
	mappedEntry(ask, entry);
}

/** The provider itself, or its path on the hub's router. */
export function providerTarget(ask: Ask, entry: ProviderEntry): Target {
	const named = modelName(ask, entry);
	const recorded = recordedFor(entry, ask.task, named.name, named.mapped) ?? otherModels(ask, entry);
	return { type: "provider", provider: entry.id, entry, ...named, recorded };
}

function otherModels(ask: Ask, entry: ProviderEntry): never {
	const names = entry.calls[ask.task]?.map(({ only }) => only) ?? [];
	return notServed(ask, entry, { type: "only-models", names });
}
