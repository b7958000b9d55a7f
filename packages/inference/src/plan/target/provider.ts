import type { Mapped } from "@vitrine/model";
import type { ProviderEntry } from "../../providers/shapes.ts";
import { notServed } from "../notServed.ts";
import type { Ask, Target } from "../stages.ts";
import { mappedEntry } from "./mapping.ts";
import { modelName } from "./modelName.ts";
import { recordedFor } from "./recorded.ts";

/**
 * The provider's entry in the record's mapping, if it has one. Refuses a provider that does not serve the task, has no
 * route, or does not serve this model.
 */
export function checkServes(ask: Ask, entry: ProviderEntry): Mapped | undefined {
	if (!Object.hasOwn(entry.calls, ask.task)) notServed(ask, entry);
	if (entry.access === "closed" && ask.route === "router") notServed(ask, entry, { type: "not-routed" });
	return mappedEntry(ask, entry);
}

/** The provider itself, or its path on the hub's router. */
export function providerTarget(ask: Ask, entry: ProviderEntry, served: Mapped | undefined): Target {
	const { name, nameField, isGuessed, mapped } = modelName(ask, entry, served);
	const recorded = recordedFor(entry, ask.task, name, mapped) ?? otherModels(ask, entry);
	return { type: "provider", provider: entry.id, entry, name, nameField, isGuessed, mapped, recorded };
}

function otherModels(ask: Ask, entry: ProviderEntry): never {
	const names = entry.calls[ask.task]?.map(({ only }) => only) ?? [];
	return notServed(ask, entry, { type: "only-models", names });
}
