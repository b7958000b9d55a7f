import { localApps } from "../../apps/localApps.ts";
import type { ShowsWhen } from "../../apps/shapes.ts";
import { holds } from "../../apps/shows.ts";
import { isOnlyGguf } from "../contents/formats.ts";
import { isLanguage } from "./gguf.ts";
import { app, type Facts, type Offer, type Rule } from "./rule.ts";

/** The apps whose conditions a record meets. A GGUF model for text meets them also where the length of its context is unknown. */
export const appConditions: Rule = {
	name: "app-conditions",
	offers: (facts) => {
		const record = asGguf(facts);
		const met = new Set(CONDITIONS.filter((condition) => holds(condition, record)));
		if (met.size === 0) return [];
		const shown = localApps.filter(({ key, showsWhen }) => met.has(showsWhen) && !isUnread(key, facts));
		return shown.map(({ key, prettyLabel }) => offerOf(key, prettyLabel, facts));
	},
};

/** The conditions of all apps, many of which share one. */
const CONDITIONS: readonly ShowsWhen[] = [...new Set(localApps.map(({ showsWhen }) => showsWhen))];

function offerOf(key: string, loader: string, { record }: Facts): Offer {
	const offer = app(key, { code: "app", loader }, "tag");
	return key === VLLM && record.gguf?.context_length ? { ...offer, fit: "fits" } : offer;
}

const VLLM = "vllm";

/** vLLM needs to know the files of a GGUF repository. */
const isUnread = (key: string, { record, contents }: Facts): boolean =>
	key === VLLM && isOnlyGguf(contents.formats) && !record.gguf?.context_length;

function asGguf({ record, contents }: Facts): Facts["record"] {
	if (!contents.formats.has("gguf") || record.gguf?.context_length || !isLanguage(contents)) return record;
	return { ...record, gguf: { ...record.gguf, context_length: 1 } };
}
