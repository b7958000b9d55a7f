import { shown } from "@vitrine/model";
import type { FieldDetail, InputsShape, Names, NotServed, Refusal, RefusalCode } from "./refusal.ts";

/** A refusal in one or two sentences: what is wrong, and what is expected. Does not start with the field's name. */
export function reasonOf<C extends RefusalCode>(refusal: Refusal & { readonly code: C }): string {
	return (REASONS[refusal.code] as (refusal: Refusal) => string)(refusal);
}

type Reasons = { readonly [C in RefusalCode]: (refusal: Extract<Refusal, { code: C }>) => string };

const REASONS: Reasons = {
	"provider-missing": () => "is missing. Name a provider, or give an endpointUrl.",
	"provider-unknown": ({ got, near, known }) => `Provider ${shown(got)} not supported. ${adviceOf({ near, known })}`,
	"route-unknown": ({ got }) => `${shown(got)} is not a route. Use "provider" or "router".`,
	"task-missing": () => "is missing: a task name is required to call a provider.",
	"task-unknown": ({ got, near }) =>
		`${shown(got)} is not a task. ${didYouMean(near) ?? "`vitrine tasks` lists them all."}`,
	"task-not-callable": (refusal) =>
		`Task ${shown(refusal.got)} not supported for ${destination(refusal.provider)}: ${uncallable(refusal)}.`,
	"not-served": (refusal) =>
		`Task ${shown(refusal.task)} not supported for provider ${shown(refusal.provider)}${refusal.because ? `: ${causeOf(refusal)}` : ""}. It serves: ${servedBy(refusal)}.`,
	"chat-only": ({ task }) =>
		`${shown(task)} is not a chat. Use \`inputs\`, or add the tag "conversational" to the record if the model is one.`,
	"inputs-of-chat": ({ model }) => `${model} is a chat model. Use \`messages\`.`,
	"wrong-number": ({ got, least, most, isWhole }) =>
		`${shown(got)} is not ${isWhole ? "a whole number" : "a number"} from ${least} to ${most.toLocaleString("en")}.`,
	"not-json": ({ got }) => `${shown(got)} is not JSON. Give an object, or its JSON as a string.`,
	"wrong-inputs": ({ got, task, expected, detail }) => inputsReason(got, task, expected, detail),
	"wrong-messages": ({ got }) => `${shown(got)} is not a list of {role, content} with at least one message.`,
	"wrong-message": ({ number, problem, part }) => `message ${number} ${MESSAGE_PROBLEMS[problem](part)}`,
	"wrong-response-format": ({ got, schema, lacksType }) =>
		lacksType
			? `${shown(got)} is not {type, …}. Use {"type": "json_object"} or {"type": "json_schema", "json_schema": {"name", "schema"}}.`
			: `\`json_schema\` is ${schema === undefined ? "missing" : shown(schema)}. Give {name, schema}; the schema is an object.`,
	"wrong-tools": ({ got, tool }) =>
		`${tool === undefined ? `${shown(got)} is not a list of tools` : `${shown(tool)} is not a tool`}. Each is {"type": "function", "function": {"name", "description", "parameters"}}.`,
	"wrong-tool-choice": ({ got, hasTools }) =>
		hasTools
			? `${shown(got)} is not a choice. Use "auto", "none", "required" or {"type": "function", "function": {"name"}}.`
			: `${shown(got)} chooses a tool, but no \`tools\` are given.`,
	"not-in-header": ({ problem }) =>
		`a header cannot contain ${problem}. Use ASCII on one line, without spaces at the ends.`,
	"not-in-path": ({ got }) => `${shown(got)} cannot be part of a path. Use the model's own name, such as "owner/name".`,
	"not-a-file": ({ got }) => `${shown(got)} is not the name of a file.`,
	"file-type": ({ got, type, provider, accepted }) =>
		`${shown(got)} is ${type}, which ${provider} does not accept. It accepts ${accepted.join(", ")}.`,
	"hub-token": ({ provider, label }) =>
		`${label} (${provider}) is closed: it cannot be reached through the hub and refuses tokens that start with "hf_". Give one of its own keys.`,
	"not-an-endpoint": ({ got }) =>
		`${shown(got)} is not the base URL of an endpoint. Use an http or https address without user, query or fragment, such as "http://localhost:8080/v1".`,
	"not-a-variable": ({ got }) =>
		`${shown(got)} is not a variable's name. Use capitals, digits and underscores, such as API_TOKEN.`,
	"unknown-name": ({ got, what, near, known }) => `${shown(got)} is not ${what}. ${adviceOf({ near, known })}`,
	"unknown-field": ({ near, known }) => `is unknown. ${adviceOf({ near, known })}`,
	"unknown-placeholder": ({ placeholder }) =>
		`${shown(placeholder)} is not a placeholder. Use {id}, {owner} and {name}, or a fixed name.`,
	"duplicate-id": ({ got }) => `${shown(got)} is already the id of another endpoint. Choose a different id.`,
	"reserved-id": ({ got }) => `${shown(got)} is already the key of a provider. Choose a different id.`,
	"wrong-value": ({ got, expected }) =>
		got === undefined ? `is missing; it should be ${expected}` : `${shown(got)} is not ${expected}.`,
	"broken-json": ({ problem }) => `This is not JSON: ${problem}`,
	"not-writable": ({ where, problem }) => `${where} cannot contain ${problem}.`,
};

const destination = (provider: string | undefined): string =>
	provider === undefined ? "an endpoint" : `provider ${shown(provider)}`;

/** Why no provider can be called for a task. */
export const uncallable = ({ onlyAsChat }: { readonly onlyAsChat: boolean }): string =>
	onlyAsChat ? "only models with the tag conversational are called" : "no provider serves it";

const MESSAGE_PROBLEMS: Readonly<
	Record<Extract<Refusal, { code: "wrong-message" }>["problem"], (part: unknown) => string>
> = {
	"not-an-object": (part) => `is ${shown(part)}, not {role, content}.`,
	"no-role": () => 'has no role. Use "system", "user", "assistant" or "tool".',
	"wrong-role": (part) => `has the role ${shown(part)}, which is not a name.`,
	"wrong-tool-calls": (part) => `has the tool_calls ${shown(part)}, which is not a list of {id, type, function}.`,
	"no-content": () => "has no content.",
	"wrong-content": (part) => `has the content ${shown(part)}: neither a string nor a list of {type, …}.`,
};

/** Similar names, or all of them. */
function adviceOf({ near, known }: Names): string {
	return didYouMean(near) ?? `Known: ${known.join(", ")}.`;
}

function didYouMean(near: readonly string[]): string | undefined {
	return near.length === 0 ? undefined : `Did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`;
}

const servedBy = ({ serves }: NotServed): string => serves.join(", ") || "nothing any more";

/** Why the provider does not serve a task, as part of a sentence. */
export function causeOf(refusal: NotServed): string {
	const { because } = refusal;
	switch (because?.type) {
		case undefined:
			return `it serves ${servedBy(refusal)}`;
		case "not-routed":
			return "the hub does not route to it";
		case "other-model":
			return "it does not serve this model";
		case "only-models":
			return `it takes only the model it calls ${because.names.map((name) => shown(name)).join(", ")}`;
		case "mapped-to-tasks":
			return `the record maps it to the task ${because.tasks.map((task) => shown(task)).join(", ")}${because.isChat ? ", which is chat" : ""}`;
		case "mapped-to-providers":
			return `the record names only ${because.providers.join(", ")}`;
	}
}

function inputsReason(got: unknown, task: string, expected: InputsShape, detail: FieldDetail | undefined): string {
	switch (expected.type) {
		case "text":
			return `${shown(got)} is not a string. ${task} takes one string.`;
		case "table":
			return `${shown(got)} is not a table. Give each column's values: {column: [values]}.`;
		case "labels":
			return `${shown(got)} is neither a string nor {inputs, parameters: {candidate_labels: [texts]}}.`;
		case "fields":
			return `${fieldReason(got, detail)}. ${task} takes {${expected.names.join(", ")}}.`;
	}
}

function fieldReason(got: unknown, detail: FieldDetail | undefined): string {
	if (!detail) return `${shown(got)} is not an object`;
	const { name, problem, value } = detail;
	if (problem === "unknown") return `no client sends \`${name}\``;
	return `\`${name}\` is ${problem === "missing" ? "missing" : shown(value)}`;
}
