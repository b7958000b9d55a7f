import { callTask, CHAT, type CallOptions, type Endpoint, exampleInput, providers } from "@vitrine/inference";
import { isObject, type ModelRecord, providerMapping } from "@vitrine/model";
import type { Subject } from "../subject.ts";
import type { ProviderModel, Scene } from "./answers/scene.ts";
import { endpointToken, valueOf } from "./tokens.ts";

/** What a snippet was asked for, read off the question alone: nothing here comes from the plan that made the snippet. */
export interface Case {
	/** The pipeline tag, or `conversational`. */
	readonly task: string;
	readonly model: ModelRecord;
	readonly options: CallOptions;
	/** A provider's key or `auto`; undefined for an endpoint of the reader's own. */
	readonly provider: string | undefined;
	readonly endpoint: EndpointCase | undefined;
	/** The provider's own name of the model. */
	readonly providerId: string;
	/** The payload, or the messages; a file is its name. */
	readonly inputs: unknown;
	readonly parameters: Readonly<Record<string, unknown>>;
	/** The files that it reads. */
	readonly files: readonly string[];
}

export interface EndpointCase {
	readonly url: string;
	readonly token: string;
}

/** The case of a snippet that calls; throws for one that was made from something that is no call. */
export function caseOf({ id, model, call }: Subject): Case {
	const task = callTask(model);
	if (call === undefined || task === undefined) throw new Error(`${id}: this is no call.`);
	const { options } = call;
	const own = options.endpoints?.find((endpoint) => endpoint.id === options.provider);
	const endpoint = endpointOf(options, own);
	const provider = endpoint ? undefined : options.provider;
	const inputs = inputsOf(task, model, options);
	return {
		task,
		model,
		options,
		provider,
		endpoint,
		providerId: own ? nameAt(own, model.id, options) : providerIdOf(task, model, options),
		inputs,
		parameters: parametersOf(task, options, inputs),
		files: filesIn(task, inputs),
	};
}

/** The scene in which a case is played. */
export function sceneOf({ task, provider, providerId, model, options }: Case): Scene {
	const told = providerMapping(model).map((entry) => [entry.provider, entry.providerId, entry.task ?? task] as const);
	const asked = provider === undefined || provider === "auto" ? [] : [[provider, providerId, task] as const];
	const all = told.length + asked.length > 0 ? [...told, ...asked] : [[firstFor(task), model.id, task] as const];
	const mapping = all.map(([name, id, served]): [string, ProviderModel] => [
		name,
		{ providerId: id, task: served, status: "live" },
	]);
	const chosen = options.provider === "auto" ? all[0]![0] : provider;
	return { task, provider: chosen, model, mapping: Object.fromEntries(mapping) };
}

/** Whom the hub names first for a model of which nothing else is known: itself, where it serves the task. */
function firstFor(task: string): string {
	const serving = providers.filter(({ tasks }) => tasks.includes(task)).map(({ id }) => id);
	return serving.find((id) => id === "hf-inference") ?? serving[0] ?? "hf-inference";
}

/** Whether a provider refuses the hub's tokens and is never reached through the hub. */
export const isClosed = (provider: string | undefined): boolean =>
	providers.some(({ id, access }) => id === provider && access === "closed");

function endpointOf(options: CallOptions, own: Endpoint | undefined): EndpointCase | undefined {
	if (options.endpointUrl) return { url: options.endpointUrl, token: endpointToken(options) };
	if (!own) return undefined;
	const variable = own.tokenVariable === undefined ? NO_TOKEN : valueOf(own.tokenVariable);
	return { url: own.url, token: options.accessToken || variable };
}

/**
 * What clients are given where an endpoint asks for no token: they insist on one, or send a token of the hub's that
 * they find.
 */
const NO_TOKEN = "unused";

/** An endpoint's own name of a model. */
function nameAt(endpoint: Endpoint, id: string, { providerId }: CallOptions): string {
	const served = endpoint.models?.find(({ id: pattern }) => matches(pattern, id))?.name;
	const [owner = "", ...rest] = id.split("/");
	const pieces: Readonly<Record<string, string>> = { id, owner, name: rest.join("/") };
	return providerId || (served ?? endpoint.model.replace(/\{(id|owner|name)\}/g, (_, name: string) => pieces[name]!));
}

const matches = (pattern: string, id: string): boolean =>
	new RegExp(`^${pattern.split("*").map(escaped).join(".*")}$`, "s").test(id);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

function providerIdOf(task: string, model: ModelRecord, { provider, providerId }: CallOptions): string {
	const mapped = providerMapping(model).filter((entry) => entry.provider === provider);
	const told = (mapped.find((entry) => entry.task === task) ?? mapped[0])?.providerId;
	const prefix = isClosed(provider) ? `${provider}/` : "";
	return providerId || told || (prefix && model.id.startsWith(prefix) ? model.id.slice(prefix.length) : model.id);
}

function inputsOf(task: string, model: ModelRecord, options: CallOptions): unknown {
	if (task === CHAT) return options.messages ?? exampleInput(model);
	if (options.inputs === undefined) return exampleFor(task, model, options);
	return OBJECTS.test(task) && typeof options.inputs === "string" ? JSON.parse(options.inputs) : options.inputs;
}

/** Tasks whose payload is an object; it may be given as JSON. */
const OBJECTS = /question-answering$|^sentence-similarity$|^tabular-|^image-(text-)?to-(image|video)$/;

/** The example of the task; fal-ai takes no sound as flac, so that it gets one as mp3. */
function exampleFor(task: string, model: ModelRecord, { provider }: CallOptions): unknown {
	const example = exampleInput(model, { oneLine: true, unquoted: true });
	const isSound = typeof example === "string" && isFile(task);
	return isSound && provider === "fal-ai" ? example.replace(/\.flac$/, ".mp3") : example;
}

/** What the specification sends beside the inputs, and what the reader chose. */
function parametersOf(task: string, options: CallOptions, inputs: unknown): Record<string, unknown> {
	if (task === CHAT) return chosen(options, [...NUMBERS, "response_format", "tools", "tool_choice"]);
	if (task === "text-generation") return chosen(options, NUMBERS);
	if (task === "text-to-image") return { num_inference_steps: 5 };
	const given = isObject(inputs) ? (inputs as { parameters?: Record<string, unknown> }).parameters : undefined;
	if (task === "zero-shot-classification") return given ?? { candidate_labels: ["refund", "legal", "faq"] };
	if (task === "zero-shot-image-classification") return given ?? { candidate_labels: ["cat", "dog", "llama"] };
	return {};
}

const NUMBERS = ["temperature", "max_tokens", "top_p"] as const;

function chosen(options: CallOptions, names: readonly string[]): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(options).filter(([name, value]) => names.includes(name) && value !== undefined),
	);
}

/** Tasks that are given nothing but a file. */
export const isFile = (task: string): boolean =>
	/^(audio-|automatic-speech)|^image-(classification|segmentation|to-text)$|^object-detection$/.test(task);

function filesIn(task: string, inputs: unknown): readonly string[] {
	const fields = isObject(inputs) ? (inputs as Readonly<Record<string, unknown>>) : {};
	const name = isFile(task) ? inputs : task === ZERO_SHOT_IMAGE ? (fields["inputs"] ?? inputs) : fields["image"];
	return typeof name === "string" ? [name] : [];
}

const ZERO_SHOT_IMAGE = "zero-shot-image-classification";
