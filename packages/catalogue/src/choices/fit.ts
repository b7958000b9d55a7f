import type { Library } from "../shapes.ts";
import { reads } from "./reads.ts";
import type { Reason } from "./reasons.ts";
import type { Facts, Offer } from "./rules/rule.ts";
import type { Fit } from "./ways.ts";

/** The fit of an offer, and its reason: a named loader that cannot read what the repository holds has that as its reason. */
export function fitted(offer: Offer, facts: Facts, library?: Library): { readonly fit: Fit; readonly reason: Reason } {
	const fit = offer.fit ?? fitOf(offer, facts);
	if (fit === "mismatch") return { fit, reason: contradicted(offer.reason, facts) };
	const doubt = offer.kind === "files" ? undefined : doubtOf(offer, facts, library);
	if (doubt !== undefined) return { fit: "unsure", reason: doubt };
	const reason = contested(offer, facts);
	if (reason === undefined) return { fit, reason: offer.reason };
	return { fit: reason.code === "reads" ? fit : "unsure", reason };
}

/** What speaks against a loader, whichever rule offers it. */
function doubtOf(offer: Offer, facts: Facts, library: Library | undefined): Reason | undefined {
	const { program } = facts;
	const loader = library?.prettyLabel ?? labelOf(offer);
	if (isEmpty(facts)) return { code: "no-weights", loader };
	if (program !== undefined && program.library?.key !== offer.key)
		return { code: "own-program", loader, program: program.label };
	if (library?.goneSince !== undefined) return { code: "gone", loader, since: library.goneSince };
	const isOfWhole = offer.reason.code !== "assists" && !DRAFTS.has(offer.key);
	return facts.assists && isOfWhole ? { code: "assists", loader } : undefined;
}

/** Whether a repository stores nothing, by its record, and no tag or header speaks of weights. */
const isEmpty = ({ record, contents: { formats } }: Facts): boolean =>
	record.usedStorage === 0 && record.siblings === undefined && formats.size === 0;

/** Libraries that are made for draft models. */
const DRAFTS: ReadonlySet<string> = new Set(["speculators"]);

/** The label of an app, which its reason names. */
const labelOf = ({ key, reason }: Offer): string => ("loader" in reason ? reason.loader : key);

/** The reason with the program that the card names instead, if its evidence is weaker: a tag, an adapter, a format or a method of quantization. */
function contested({ reason, from }: Offer, { other: stated }: Facts): Reason | undefined {
	if (stated === undefined) return undefined;
	switch (reason.code) {
		case "adapter":
		case "quantized":
		case "no-pipeline":
		case "reads":
		case "transformers-tag":
			return { ...reason, stated };
		case "named":
			return from === "tag" ? { ...reason, stated } : undefined;
		default:
			return undefined;
	}
}

function fitOf({ kind, key, from, reason }: Offer, { contents }: Facts): Fit {
	if (kind === "files") return "fits";
	const fit = reads(key, contents);
	if (fit === "mismatch") return fit;
	const isStated = from !== "tag" || reason.code !== "named";
	return isStated || fit === "fits" ? "fits" : "unsure";
}

function contradicted(reason: Reason, { contents: { formats, quantization } }: Facts): Reason {
	if (reason.code !== "named" && reason.code !== "other-name" && reason.code !== "own-type") return reason;
	const { loader } = reason;
	const method = quantization?.value;
	const isHeld = [...formats.keys()].some((format) => format === "safetensors" || format === "pytorch");
	if (method !== undefined && isHeld) return { code: "contradicted-quantization", loader, method };
	return { code: "contradicted", loader, held: [...formats.keys()] };
}
