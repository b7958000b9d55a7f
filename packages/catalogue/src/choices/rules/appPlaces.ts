import { CHAT_SERVED, LOCAL_AGENT } from "../../apps/shared/conditions.ts";
import type { LocalApp, ShowsWhen } from "../../apps/shapes.ts";
import { isOnlyGguf } from "../contents/formats.ts";
import { reads } from "../reads.ts";
import type { Facts } from "./rule.ts";

/**
 * The apps from the best: those that the record names, those made for what the repository holds, others that read it, the
 * rest, those that need a server besides, such as agents, and retired apps.
 */
export function byPlace(apps: readonly LocalApp[], facts: Facts): readonly LocalApp[] {
	const order = orderFor(facts);
	const placed = apps.map((one) => [placeOf(one, order, facts), one] as const);
	return placed.toSorted(([a], [b]) => a - b).map(([, one]) => one);
}

function placeOf({ key, retired, showsWhen }: LocalApp, order: readonly string[], facts: Facts): number {
	if (retired) return RETIRED;
	if (NEED_A_SERVER.has(showsWhen)) return AGENTS;
	if (isNamed(key, facts)) return NAMED;
	const place = order.indexOf(key);
	if (place >= 0) return NAMED + 1 + place;
	return reads(key, facts.contents) === "mismatch" ? OTHERS : READERS;
}

const NEED_A_SERVER: ReadonlySet<ShowsWhen> = new Set([CHAT_SERVED, LOCAL_AGENT]);

const NAMED = 0;
const READERS = 100;
const OTHERS = 101;
const AGENTS = 102;
const RETIRED = 103;

const isNamed = (key: string, { record: { tags, library_name: stated } }: Facts): boolean =>
	!METHODS.has(key) && (stated === key || tags.includes(key));

/** The tag of an app that says how a model was made, not how to run it. */
const METHODS: ReadonlySet<string> = new Set(["unsloth"]);

/** The apps made for what a repository holds, those that most people use first. */
function orderFor({ contents: { formats, quantization } }: Facts): readonly string[] {
	if (isOnlyGguf(formats)) return FOR_GGUF;
	if (quantization?.value === "mlx") return FOR_MLX;
	return formats.has("gguf") ? FOR_BOTH : FOR_WEIGHTS;
}

const FOR_GGUF: readonly string[] = ["llama.cpp", "ollama", "lmstudio", "jan", "localai", "docker-model-runner"];
const FOR_MLX: readonly string[] = ["mlx-lm", "mlx-vlm", "mlx-audio", "lmstudio"];
const FOR_WEIGHTS: readonly string[] = ["tei", "comfyui", "tabbyapi", "vllm", "sglang"];
const FOR_BOTH: readonly string[] = [...FOR_WEIGHTS, ...FOR_GGUF];
