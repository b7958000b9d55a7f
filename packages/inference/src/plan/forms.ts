import type { ModelRecord } from "@vitrine/model";
import { PLACEHOLDER } from "../constants.ts";
import { CHAT, kindOf } from "../kinds.ts";
import type { RecordedCall } from "../providers/shapes.ts";
import type { CallOptions } from "../shapes.ts";
import type { Asked } from "./asked.ts";
import type { Form } from "./form.ts";
import type { PayloadOf } from "./payload.ts";
import type { Target } from "./target.ts";

/** A form, and what else of a record it was made for. */
interface Known {
	readonly form: Form;
	readonly tag: string | undefined;
	readonly maskToken: string | undefined;
}

/** The forms of calls that say nothing but whom to ask for which model, by the recorded request. */
const known = new Map<RecordedCall | undefined, Known[]>();

/** Forms differ in the mask token too, which is a stranger's word. */
const MOST_KNOWN = 256;

/** What is asked; options that it cannot be read from are an InputError. */
export function askedOf(
	record: ModelRecord,
	task: string,
	options: CallOptions,
	payloadOf: PayloadOf,
	shared = false,
): Asked {
	const streaming = isStreamed(task, options);
	const kind = kindOf(task, streaming)!;
	const payload = payloadOf(record, task, kind, options);
	return { record, task, kind, streaming, payload, options, shared };
}

/** The form of calls that ask this of the target. */
export function formOf(asked: Asked, { nameGuessed, destination }: Target): Form {
	const { task, kind, streaming, options } = asked;
	return {
		task,
		kind,
		streaming,
		route: options.route ?? "provider",
		billTo: options.billTo || undefined,
		nameGuessed,
		...destination(asked),
		programs: new Map(),
	};
}

/** The form of plain options, made the first time it is needed. */
export function knownForm(
	record: ModelRecord,
	task: string,
	options: CallOptions,
	target: Target,
	payloadOf: PayloadOf,
): Form {
	const { pipeline_tag: tag, mask_token: maskToken } = record;
	let list = known.get(target.recorded);
	if (!list) known.set(target.recorded, (list = []));
	const found = list.find(
		(one) => one.tag === tag && one.maskToken === maskToken && isFor(one.form, task, options, target),
	);
	if (found) return found.form;
	if (list.length >= MOST_KNOWN) list.length = 0;
	const form = formOf(askedOf(record, task, options, payloadOf, true), target);
	list.push({ form, tag, maskToken });
	return form;
}

const isFor = (form: Form, task: string, options: CallOptions, { provider, nameGuessed }: Target): boolean =>
	form.provider === provider &&
	form.task === task &&
	form.nameGuessed === nameGuessed &&
	form.streaming === isStreamed(task, options) &&
	form.route === (options.route ?? "provider");

const isStreamed = (task: string, { streaming }: CallOptions): boolean => task === CHAT && streaming === true;

/** Whether the options say nothing but whom to ask for which model, and whether to stream. */
export const isPlain = (options: CallOptions): boolean =>
	(!options.accessToken || options.accessToken === PLACEHOLDER) &&
	!options.billTo &&
	!options.endpointUrl &&
	options.messages === undefined &&
	options.inputs === undefined &&
	options.temperature === undefined &&
	options.max_tokens === undefined &&
	options.top_p === undefined &&
	options.response_format === undefined &&
	options.tools === undefined &&
	options.tool_choice === undefined;
