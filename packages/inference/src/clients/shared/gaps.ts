import { later, type Later, type Value } from "@vitrine/code";
import { encodedPath } from "../../plan/path.ts";
import { namesModel } from "../../plan/holes.ts";
import type { Call, JsonBody } from "../../shapes.ts";
import { baseUrlOf } from "./body.ts";

/** A value of a call, or the gap for it where it holds the model's name, in which calls of one form differ. */
type Hole<V> = V | Later<Call>;

/** Whom a raw client asks. */
export const urlOf = (call: Call): Hole<string> => (isNamed(call) ? URL : call.request!.url);

/** Whether the model's name stands in the address. */
const isNamed = ({ request, providerId }: Call): boolean =>
	request!.url.includes(encodedPath(providerId.toWellFormed()));

const URL = later(({ request }: Call) => request!.url);

/** The base of the address, which the openai libraries put their own paths behind. */
export const baseUrl = (call: Call): Hole<string> => (isNamed(call) ? BASE_URL : baseUrlOf(call));

const BASE_URL = later(baseUrlOf);

/** The provider's name of the model. */
export const PROVIDER_ID: Later<Call> = later(({ providerId }) => providerId);

/** The model, as the hub's clients want it. */
export const MODEL: Later<Call> = later(({ client }) => client!.model);

/** A part of the JSON that a call sends, which `read` finds in it; no file stands in it. */
export const jsonPart = (call: Call, read: (call: Call) => JsonBody): Hole<Value> =>
	namesModel(read(call), call.providerId) ? later((one: Call) => read(one) as Value) : (read(call) as Value);

/** The JSON that a call sends. */
export function jsonOf({ request }: Call): JsonBody {
	if (request?.body.type !== "json") throw new TypeError("the body is not JSON");
	return request.body.value;
}

/** The text fields of the form that a call sends. */
export function fieldsOf({ request }: Call): Readonly<Record<string, string>> {
	if (request?.body.type !== "form") throw new TypeError("the body is not a form");
	return request.body.fields;
}
