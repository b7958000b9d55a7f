import type { Call } from "../../call.ts";

/** A remark for readers who copy a call under the hub's name of the model; undefined where the name is the provider's own. */
export function noteOf({ nameGuessed, providerLabel = "the provider" }: Call): string | undefined {
	return nameGuessed ? `This is the hub's name of the model; ${providerLabel} may have another.` : undefined;
}
