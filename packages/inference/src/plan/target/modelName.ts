import type { Mapped } from "@vitrine/model";
import { HUB_PROVIDER } from "../../constants.ts";
import type { ProviderEntry } from "../../providers/shapes.ts";
import type { Ask, NamedTarget } from "../stages.ts";

/** The provider's own name for the model: from the options, the mapping, or the model's id. */
export function modelName(
	{ record: { id }, options }: Ask,
	entry: ProviderEntry,
	mapped: Mapped | undefined,
): NamedTarget {
	const given = options.providerId;
	if (given) return { name: given, nameField: "providerId", isGuessed: false, mapped };
	if (mapped) {
		const name = mapped.providerId;
		return { name, nameField: name === id ? ID : "model.inferenceProviderMapping", isGuessed: false, mapped };
	}
	const isOwn = entry.access === "closed" && id.startsWith(`${entry.id}/`);
	if (isOwn) return { name: id.slice(entry.id.length + 1), nameField: ID, isGuessed: false };
	return { name: id, nameField: ID, isGuessed: entry.id !== HUB_PROVIDER };
}

const ID = "model.id";
