import type { Context } from "hono";
import { namesIn, type Operation } from "../../api/operation.ts";
import type { Asked, OperationId } from "../../api/operations/index.ts";
import { valuesIn } from "../../api/query.ts";
import { validated } from "../../api/validated.ts";
import { addressOf } from "../../http/origin.ts";
import { ANSWERS } from "../answers/index.ts";
import { snippetsText, type Written } from "../answers/snippets.ts";
import type { Reads } from "../reads.ts";
import { acceptedType } from "./accepted.ts";
import { jsonBody } from "./body.ts";
import { sendAnswer } from "./send.ts";

const JSON_TYPE = "application/json";
const TEXT = "text/plain; charset=utf-8";

/** Answers a request for an operation. Throws ApiProblem. */
export async function answerOperation(
	context: Context,
	operation: Operation & { readonly id: OperationId },
	reads: Reads,
): Promise<Response> {
	const type = acceptedType(context, operation.text ? [JSON_TYPE, "text/plain"] : [JSON_TYPE]);
	const asked = validated(operation, await valuesOf(context, operation));
	const answer = await answerOf(operation.id, asked, reads);
	if (type === "text/plain") return sendAnswer(context, TEXT, snippetsText(answer as Written));
	return sendAnswer(context, JSON_TYPE, JSON.stringify(answer), nextIn(context, answer, reads));
}

/** Answers a validated request. */
function answerOf<I extends OperationId>(
	id: I,
	asked: Readonly<Record<string, unknown>>,
	reads: Reads,
): Promise<object> {
	return ANSWERS[id](asked as Asked<I>, reads);
}

async function valuesOf(context: Context, operation: Operation): Promise<unknown> {
	if (operation.method === "post") return jsonBody(context);
	const { searchParams } = new URL(context.req.url);
	const path = Object.fromEntries(namesIn(operation.path).map((name) => [name, context.req.param(name)]));
	const query = new URLSearchParams([...searchParams].filter(([name]) => !Object.hasOwn(path, name)));
	return { ...valuesIn(query, operation), ...path };
}

/** The address of the next page, where a list has one. */
function nextIn(context: Context, answer: object, { config }: Reads): Readonly<Record<string, string>> {
	if (!("next" in answer) || typeof answer.next !== "string") return {};
	const next = addressOf(context, config);
	next.searchParams.set("cursor", answer.next);
	return { Link: `<${next.href}>; rel="next"` };
}
