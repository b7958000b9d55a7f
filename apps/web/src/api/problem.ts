import { shortened } from "@vitrine/model";
import { z } from "zod";

/** Why a request has no answer, as RFC 9457 has it. */
export const problemSchema = z
	.strictObject({
		type: z.string(),
		title: z.string(),
		status: z.int(),
		detail: z.string().meta({ description: "A sentence or two: what is wrong and what to do." }),
		code: z.string().meta({ description: "Stable, in kebab case." }),
		field: z.string().optional().meta({ description: "The parameter that is wrong." }),
		value: z.string().optional().meta({ description: "Its value as JSON, shortened." }),
		expected: z.string().optional(),
		allowed: z.array(z.string()).optional().meta({ description: "At most 20 of the allowed values." }),
		nearest: z.array(z.string()).optional().meta({ description: "Names close to the one given." }),
		request: z.string().optional().meta({ description: "The id of the request, for the log." }),
	})
	.meta({ id: "Problem" });

/** What is known of a problem. */
interface Details {
	readonly field?: string | undefined;
	readonly value?: unknown;
	readonly expected?: string | undefined;
	readonly allowed?: readonly string[] | undefined;
	readonly nearest?: readonly string[] | undefined;
}

/** The status of an answer that is a problem. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 406 | 408 | 413 | 415 | 422 | 429 | 500 | 501 | 503;

/** UTF-16 units of a message: it can quote what was asked. */
const LONGEST = 1_000;

/** A request that cannot be answered. The message is for the client. */
export class ApiProblem extends Error {
	override readonly name = "ApiProblem";
	readonly status: ProblemStatus;
	readonly code: string;
	readonly details: Details;
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		status: ProblemStatus,
		code: string,
		message: string,
		details: Details = {},
		headers: Readonly<Record<string, string>> = {},
	) {
		super(shortened(message, LONGEST));
		this.status = status;
		this.code = code;
		this.details = details;
		this.headers = headers;
	}
}
