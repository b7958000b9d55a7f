/** Why there is no call, as data; `reasons.ts` makes a sentence of it. */
export type Refusal = { readonly [C in RefusalCode]: RefusalOf<C> }[RefusalCode];

export type RefusalCode = keyof Details;

type RefusalOf<C extends RefusalCode> = {
	readonly code: C;
	/** The option or the field of the record that is wrong, such as `messages` or `model.pipeline_tag`. */
	readonly field: string;
	/** The value of the field; undefined if it has none. */
	readonly got: unknown;
} & Details[C];

/** The data of each code besides the field and its value. */
interface Details {
	"provider-missing": object;
	"provider-unknown": Names;
	"route-unknown": object;
	"task-missing": object;
	"task-unknown": Names;
	/** No provider serves the task, or it can be called only as a chat; without a provider, at an endpoint. */
	"task-not-callable": { readonly model: string; readonly provider: string | undefined; readonly onlyAsChat: boolean };
	/** The provider does not serve this task of this model. */
	"not-served": NotServed;
	"chat-only": { readonly task: string };
	"inputs-of-chat": { readonly model: string };
	"wrong-number": { readonly least: number; readonly most: number; readonly isWhole: boolean };
	"not-json": object;
	"wrong-inputs": { readonly task: string; readonly expected: InputsShape; readonly detail?: FieldDetail };
	"wrong-messages": object;
	"wrong-message": { readonly number: number; readonly problem: MessageProblem; readonly part?: unknown };
	"wrong-response-format": { readonly schema?: unknown; readonly lacksType: boolean };
	"wrong-tools": { readonly tool?: unknown };
	"wrong-tool-choice": { readonly hasTools: boolean };
	"not-in-header": { readonly problem: string };
	"not-in-path": object;
	"not-a-file": object;
	"file-type": { readonly type: string; readonly provider: string; readonly accepted: readonly string[] };
	"hub-token": { readonly provider: string; readonly label: string };
	"not-an-endpoint": object;
	"not-a-variable": object;
	/** An unknown name of a client, or of a task of an endpoint. */
	"unknown-name": Names & { readonly what: string };
	/** Of a configuration. */
	"unknown-field": Names;
	"unknown-placeholder": { readonly placeholder: string };
	"duplicate-id": object;
	"reserved-id": object;
	"wrong-value": { readonly expected: string };
	"broken-json": { readonly problem: string };
	/** A client's language cannot represent the value. */
	"not-writable": { readonly where: string; readonly problem: string };
}

/** For advice on an unknown name. */
export interface Names {
	/** Similar known names. */
	readonly near: readonly string[];
	readonly known: readonly string[];
}

export interface NotServed {
	readonly model: string;
	readonly task: string;
	readonly provider: string;
	readonly serves: readonly string[];
	readonly because?: NotServedBecause;
}

export type NotServedBecause =
	| { readonly type: "not-routed" }
	| { readonly type: "other-model" }
	| { readonly type: "only-models"; readonly names: readonly unknown[] }
	| { readonly type: "mapped-to-tasks"; readonly tasks: readonly unknown[]; readonly isChat: boolean }
	| { readonly type: "mapped-to-providers"; readonly providers: readonly string[] };

export type MessageProblem =
	| "not-an-object"
	| "no-role"
	| "wrong-role"
	| "wrong-tool-calls"
	| "no-content"
	| "wrong-content";

/** What the inputs of a task are. */
export type InputsShape =
	| { readonly type: "text" }
	| { readonly type: "table" }
	| { readonly type: "labels" }
	| { readonly type: "fields"; readonly names: readonly string[] };

/** The wrong field of the inputs: it has a wrong value, is missing, or is sent by no client. */
export interface FieldDetail {
	readonly name: string;
	readonly problem: "wrong" | "missing" | "unknown";
	readonly value?: unknown;
}

/** Stops planning; `plan` returns its refusal. */
class Refused extends Error {
	readonly refusal: Refusal;

	constructor(refusal: Refusal) {
		super(refusal.code);
		this.refusal = refusal;
	}
}

/** Refuses: nothing after it runs. */
export function refuse(refusal: Refusal): never {
	throw new Refused(refusal);
}

/** The result of `build`, or the refusal that stopped it. */
export function orRefusal<T>(build: () => T): T | Refusal {
	try {
		return build();
	} catch (error) {
		if (error instanceof Refused) return error.refusal;
		throw error;
	}
}

/** Whether no provider supports such a call; any other refusal is about a wrong value. */
export const isUnserved = ({ code }: Refusal): boolean =>
	code === "task-missing" || code === "task-unknown" || code === "task-not-callable" || code === "not-served";

/**
 * Whether there is a reason instead of a call.
 *
 * @example
 * isRefusal(plan({ id: "acme/demo", tags: [] }, { provider: "groq" })); // true
 */
export const isRefusal = (result: object): result is Refusal => "code" in result;
