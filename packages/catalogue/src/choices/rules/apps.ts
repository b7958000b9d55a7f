import { localApps } from "../../apps/localApps.ts";
import { draftedModel } from "../../apps/shared/assistant.ts";
import { MADE_FOR_DS4 } from "../../apps/shared/conditions.ts";
import { selected } from "../../apps/shared/choices.ts";
import type { LocalApp, ShowsWhen } from "../../apps/shapes.ts";
import { holds } from "../../apps/shows.ts";
import { isJang } from "../contents/quantization.ts";
import { mlxProgram } from "../mlxProgram.ts";
import { isOnlyGguf } from "../contents/formats.ts";
import type { Method } from "../contents/methods.ts";
import { isLanguage } from "../contents/textGguf.ts";
import type { Found } from "../evidence.ts";
import { isGgufRanker, isLateInteraction } from "../../libraries/sentence-transformers/kinds.ts";
import { likelyClass } from "../../loading/likelyClass.ts";
import { unknownPipeline } from "../pipelineClasses.ts";
import { byPlace } from "./appPlaces.ts";
import { doubtAboutServer, doubtAboutWeights } from "./doubts.ts";
import { mayNeedFork } from "./forks.ts";
import { app, type Facts, type Offer, type Rule, unsure } from "./rule.ts";

/**
 * The apps whose conditions a record meets, the best first. A GGUF model for text meets them also where the length of its
 * context is unknown, and a quantized one those of the servers that read it.
 */
export const appConditions: Rule = {
	name: "app-conditions",
	offers: (facts) => {
		// The rule for draft models offers the programs that load one beside the larger model.
		if (facts.assists && draftedModel(facts.record) !== undefined) return [];
		const record = asWriter(asGguf(facts));
		const served = servedMethod(facts);
		const met = new Set(CONDITIONS.filter((condition) => holds(condition, record)));
		if (met.size === 0 && served === undefined) return [];
		const shown = localApps.filter(({ key, showsWhen }) => met.has(showsWhen) || (served && SERVERS.has(key)));
		const read = shown.filter(({ key }) => !isUnread(key, facts));
		const doubt = doubtAboutAll(facts);
		return byPlace(read, facts).map((one) => offerOf(one, served, facts, doubt));
	},
};

/** The conditions of all apps, many of which share one. */
const CONDITIONS: readonly ShowsWhen[] = [...new Set(localApps.map(({ showsWhen }) => showsWhen))];

function offerOf(
	{ key, prettyLabel: loader }: LocalApp,
	served: Found<Method> | undefined,
	facts: Facts,
	doubt: Doubt | undefined,
): Offer {
	const ofServer = OF_TRANSFORMERS.has(key) ? doubtAboutServer(facts, key) : undefined;
	if (ofServer !== undefined) return unsure(app(key, { code: ofServer, loader }, "tag"));
	if (served && SERVERS.has(key)) return app(key, { code: "quantized", loader, method: served.value }, served.from);
	const offer = app(key, { code: "app", loader }, "tag");
	if (doubt === "weights" || (key === "tei" && isLateInteraction(facts.record))) return unsure(offer);
	if (doubt === "no-program") return unsure({ ...offer, reason: { code: "mlx-no-program" } });
	if (doubt === "ds4" && (key !== "ds4" || isForFork(facts))) return unsure(offer);
	return key === VLLM && isGguf(facts) ? { ...offer, fit: "fits" } : offer;
}

/** What speaks against all apps alike: their weights, that no program is known for them, or that they are for DwarfStar. */
type Doubt = "weights" | "no-program" | "ds4";

function doubtAboutAll(facts: Facts): Doubt | undefined {
	if (isOddPipeline(facts)) return "weights";
	if (hasNoProgram(facts)) return "no-program";
	if (facts.contents.quantization?.value === "mlx" && isJang(facts.record)) return "weights";
	if (holds(MADE_FOR_DS4, facts.record)) return "ds4";
	return isForFork(facts) ? "weights" : undefined;
}

const isForFork = (facts: Facts): boolean => isGguf(facts) && mayNeedFork(facts.record);

/** Whether a model is only for MLX, and nothing tells that it is one of language. */
const hasNoProgram = ({ contents, record }: Facts): boolean =>
	contents.quantization?.value === "mlx" && !contents.formats.has("gguf") && mlxProgram(record) === undefined;

/** Whether programs that read whole pipelines of Diffusers may not know this one, or its weights. */
const isOddPipeline = ({ named, record, contents }: Facts): boolean =>
	named?.key === "diffusers" &&
	[contents.quantization, unknownPipeline(record), doubtAboutWeights(record, contents)].some(
		(one) => one !== undefined,
	);

const VLLM = "vllm";

/** Servers that run models by their type in Transformers. */
const OF_TRANSFORMERS: ReadonlySet<string> = new Set([VLLM, "sglang", "tgi", "docker-model-runner"]);

const isGguf = ({ record, contents }: Facts): boolean =>
	Boolean(record.gguf?.context_length) || isOnlyGguf(contents.formats);

/** Whether an app has no way to run a repository: a part of a model alone, a GGUF that ranks texts, only GGUF for one that is made for other weights. */
function isUnread(key: string, { assists, record, contents: { formats, quantization } }: Facts): boolean {
	if (assists && OF_TRANSFORMERS.has(key)) return true;
	if (key === "mlx-lm" && mlxProgram(record) === "mlx_vlm") return true;
	if (!isOnlyGguf(formats)) return false;
	if (isGgufRanker(record)) return key !== "llama.cpp";
	// Many GGUF repositories have the tag of a base model for MLX.
	if (MLX_APPS.has(key)) return quantization?.value !== "mlx";
	// vLLM needs a quantization that tells one file.
	return key === VLLM && !record.gguf?.context_length && selected(record).tag === undefined;
}

const MLX_APPS: ReadonlySet<string> = new Set(["mlx-lm", "mlx-vlm", "mlx-audio"]);

/** How a language model is quantized, if the servers read that. */
function servedMethod({ record, contents }: Facts): Found<Method> | undefined {
	const { formats, quantization, subject } = contents;
	if (quantization === undefined || !SERVED.has(quantization.value) || formats.has("gguf")) return undefined;
	const { pipeline_tag: task } = record;
	if (task !== undefined) return WRITES.has(task) ? quantization : undefined;
	const isLanguage = subject === undefined ? WRITERS.has(likelyClass(record) ?? "") : subject.value === "language";
	return isLanguage ? quantization : undefined;
}

const WRITERS: ReadonlySet<string> = new Set(["AutoModelForCausalLM", "AutoModelForImageTextToText"]);

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

/** A model for any task as one that sees and writes, if that is what its class in Transformers does: the servers serve it as such. */
function asWriter(record: Facts["record"]): Facts["record"] {
	const sees = record.pipeline_tag === "any-to-any" && likelyClass(record) === "AutoModelForImageTextToText";
	return sees ? { ...record, pipeline_tag: "image-text-to-text" } : record;
}

function asGguf({ record, contents }: Facts): Facts["record"] {
	if (!contents.formats.has("gguf") || record.gguf?.context_length || !isLanguage(contents)) return record;
	return { ...record, gguf: { ...record.gguf, context_length: 1 } };
}
