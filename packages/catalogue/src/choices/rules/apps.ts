import { localApps } from "../../apps/localApps.ts";
import { selected } from "../../apps/shared/choices.ts";
import type { LocalApp } from "../../apps/shapes.ts";
import { appShows } from "../../apps/shows.ts";
import { isOnlyGguf } from "../contents/formats.ts";
import type { Method } from "../contents/methods.ts";
import { isLanguage } from "../contents/textGguf.ts";
import { placeOf } from "./appPlaces.ts";
import { app, type Facts, type Offer, type Rule } from "./rule.ts";

/**
 * The apps whose conditions a record meets, the best first. A GGUF model for text meets them also where the length of its
 * context is unknown.
 */
export const appConditions: Rule = {
	name: "app-conditions",
	offers: (facts) => {
		const record = asGguf(facts);
		const shown = localApps.filter((one) => isServed(one.key, facts) || appShows(one, record));
		return shown
			.filter(({ key }) => !isUnread(key, facts))
			.toSorted((a, b) => placeOf(a, facts) - placeOf(b, facts))
			.map((one) => offerOf(one, facts));
	},
};

function offerOf({ key, prettyLabel: loader }: LocalApp, facts: Facts): Offer {
	const { contents, record } = facts;
	if (isServed(key, facts) && contents.quantization !== undefined) {
		const { value: method, from } = contents.quantization;
		return app(key, { code: "quantized", loader, method }, from);
	}
	const offer = app(key, { code: "app", loader }, "tag");
	const isGguf = Boolean(record.gguf?.context_length) || isOnlyGguf(contents.formats);
	return key === VLLM && isGguf ? { ...offer, fit: "fits" } : offer;
}

const VLLM = "vllm";

/** vLLM needs a quantization that tells one file of a repository that holds only GGUF. */
const isUnread = (key: string, { record, contents }: Facts): boolean =>
	key === VLLM && isOnlyGguf(contents.formats) && !record.gguf?.context_length && selected(record).tag === undefined;

/** Whether the app serves language models that are quantized as this one. */
function isServed(key: string, { record: { pipeline_tag: task }, contents }: Facts): boolean {
	const { formats, quantization, subject } = contents;
	if (!SERVERS.has(key) || quantization === undefined || !SERVED.has(quantization.value)) return false;
	const writes = task === undefined ? subject?.value === "language" : WRITES.has(task);
	return writes && !formats.has("gguf");
}

const SERVERS: ReadonlySet<string> = new Set([VLLM, "sglang"]);
const WRITES: ReadonlySet<string> = new Set(["text-generation", "image-text-to-text"]);
const SERVED: ReadonlySet<Method> = new Set<Method>([
	"auto-round",
	"awq",
	"compressed-tensors",
	"fp8",
	"gptq",
	"modelopt",
	"mxfp4",
	"nvfp4",
]);

function asGguf({ record, contents }: Facts): Facts["record"] {
	if (!contents.formats.has("gguf") || record.gguf?.context_length || !isLanguage(contents)) return record;
	return { ...record, gguf: { ...record.gguf, context_length: 1 } };
}
