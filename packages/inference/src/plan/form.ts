import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Call, Client, ClientTarget, HttpRequest, Route } from "../shapes.ts";
import type { Payload } from "./payload.ts";

/**
 * What all calls have in common that differ in nothing but the model's name: everything but the name itself, and what
 * holds it.
 */
export interface Form {
	readonly task: string;
	readonly kind: string;
	readonly route: Route;
	readonly streaming: boolean;
	readonly billTo: string | undefined;
	readonly payload: Payload;
	readonly provider: string | undefined;
	readonly nameGuessed: boolean;
	/** The request for a model; `field` is where its name was read. */
	readonly request: ((providerId: string, field: string) => HttpRequest) | undefined;
	readonly client: ((record: ModelRecord, providerId: string) => ClientTarget) | undefined;
	/** What clients have written of such calls so far: a program with gaps for what holds the name. */
	readonly programs: Map<Client, Code>;
}

/** A call of a form. */
export class FormedCall implements Call {
	readonly task: string;
	readonly kind: string;
	readonly model: ModelRecord;
	readonly route: Route;
	readonly streaming: boolean;
	declare readonly billTo?: string;
	declare readonly provider?: string;
	readonly providerId: string;
	declare readonly nameGuessed?: true;
	readonly inputs: Payload["inputs"];
	readonly parameters: Payload["parameters"];
	declare readonly request?: HttpRequest;
	declare readonly client?: ClientTarget;
	readonly #form: Form;

	constructor(form: Form, record: ModelRecord, providerId: string, field: string) {
		this.task = form.task;
		this.kind = form.kind;
		this.model = record;
		this.route = form.route;
		this.streaming = form.streaming;
		if (form.billTo !== undefined) this.billTo = form.billTo;
		if (form.provider !== undefined) this.provider = form.provider;
		this.providerId = providerId;
		if (form.nameGuessed) this.nameGuessed = true;
		this.inputs = form.payload.inputs;
		this.parameters = form.payload.parameters;
		if (form.request) this.request = form.request(providerId, field);
		if (form.client) this.client = form.client(record, providerId);
		this.#form = form;
	}

	/** What clients have written of calls of the same form; undefined for a call that was made by hand. */
	static programs(call: Call): Map<Client, Code> | undefined {
		return #form in call ? call.#form.programs : undefined;
	}
}
