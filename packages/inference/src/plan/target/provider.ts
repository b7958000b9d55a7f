import type { ProviderEntry } from "../../providers/shapes.ts";
import type { Ask, Target } from "../stages.ts";
import { mappedName, modelName } from "./modelName.ts";
import { notServed } from "./notServed.ts";
import { recordedFor } from "./recorded.ts";

/** Refuses a provider that does not serve the task, has no route, or does not serve this model. */
export function checkServes(ask: Ask, entry: ProviderEntry): void {
	if (!Object.hasOwn(entry.calls, ask.task)) notServed(ask, entry);
	if (entry.access === "closed" && ask.route === "router") notServed(ask, entry, { type: "not-routed" });
	mappedName(ask, entry);
}

/** The provider itself, or its path on the hub's router. */
export function providerTarget(ask: Ask, entry: ProviderEntry): Target {
	const { name, nameField, isGuessed } = modelName(ask, entry);
	const recorded = recordedFor(entry, ask.task, name) ?? otherModels(ask, entry);
	return { type: "provider", provider: entry.id, entry, name, nameField, isGuessed, recorded };
}

function otherModels(ask: Ask, entry: ProviderEntry): never {
	const names = entry.calls[ask.task]?.map(({ only }) => only) ?? [];
	return notServed(ask, entry, { type: "only-models", names });
}
