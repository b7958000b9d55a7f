import { fieldOf } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Call, ClientTarget, HttpRequest, IgnoredOption, Route } from "../call.ts";
import type { CallOptions } from "../options.ts";
import type { Ask, ClientDraft, Draft, NamedTarget, Payload, RequestDraft } from "./stages.ts";

/** The call of a draft for one model. */
export function callOf(
	draft: Draft,
	ask: Pick<Ask, "record" | "options">,
	target: Pick<NamedTarget, "name" | "nameField">,
): Call {
	return new PlannedCall(draft, ask, target);
}

/** The field of the options or of the record that a value of the call comes from. */
export function fieldIn(call: Call, value: unknown): string {
	return fieldOf({ ...PlannedCall.optionsOf(call), model: call.model }, value) ?? "model";
}

/** The draft of a call; undefined for a call that `plan` did not make. */
export const draftOf = (call: Call): Draft | undefined => PlannedCall.draftOf(call);

class PlannedCall implements Call {
	readonly task: string;
	readonly kind: string;
	readonly model: ModelRecord;
	declare readonly provider?: string;
	declare readonly providerLabel?: string;
	readonly route: Route;
	readonly providerId: string;
	declare readonly nameGuessed?: true;
	declare readonly billTo?: string;
	readonly streaming: boolean;
	readonly inputs: Payload["inputs"];
	readonly parameters: Payload["parameters"];
	readonly ignored: readonly IgnoredOption[];
	declare readonly request?: HttpRequest;
	declare readonly client?: ClientTarget;
	readonly #draft: Draft;
	readonly #options: CallOptions;

	constructor(
		draft: Draft,
		{ record, options }: Pick<Ask, "record" | "options">,
		{ name, nameField }: Pick<NamedTarget, "name" | "nameField">,
	) {
		const { provider, label, billTo, payload, request, client } = draft;
		this.task = draft.task;
		this.kind = draft.kind;
		this.model = record;
		if (provider !== undefined) this.provider = provider;
		if (label !== undefined) this.providerLabel = label;
		this.route = draft.route;
		this.providerId = name;
		if (draft.isGuessed) this.nameGuessed = true;
		if (billTo !== undefined) this.billTo = billTo;
		this.streaming = draft.streaming;
		this.inputs = payload.inputs;
		this.parameters = payload.parameters;
		this.ignored = draft.ignored;
		if (request) this.request = requestFor(request, name, nameField);
		if (client) this.client = clientFor(client, client.modelName === "hub" ? record.id : name);
		this.#draft = draft;
		this.#options = options;
	}

	static optionsOf(call: Call): CallOptions {
		return #options in call ? call.#options : {};
	}

	static draftOf(call: Call): Draft | undefined {
		return #draft in call ? call.#draft : undefined;
	}
}

const requestFor = ({ url, headers, body, answer, token }: RequestDraft, name: string, field: string): HttpRequest => ({
	method: "POST",
	url: url(name, field),
	headers,
	body: body(name),
	answer,
	token,
});

function clientFor({ token, provider, endpointUrl, isClosed }: ClientDraft, model: string): ClientTarget {
	return {
		token,
		...(provider !== undefined && { provider }),
		model,
		...(endpointUrl !== undefined && { endpointUrl }),
		...(isClosed && { isClosed }),
	};
}
