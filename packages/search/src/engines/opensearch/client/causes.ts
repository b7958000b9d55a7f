import { errors } from "@opensearch-project/opensearch";

/** A response that is incomplete: shards are missing, or the search ran out of time. */
export class PartialResponse extends Error {}

/** What OpenSearch reports as the cause of a failure. */
export interface FailureCause {
	readonly type: string;
	readonly reason: string;
	/** The HTTP status that belongs to it. */
	readonly status: number;
}

/** The cause of a failed request; undefined if no node has answered it. */
export function causeOf(error: unknown): FailureCause | undefined {
	if (!(error instanceof errors.ResponseError)) return undefined;
	const body: unknown = error.meta.body;
	const status = error.meta.statusCode ?? 0;
	return causeIn(body, status) ?? plainCause(body, status);
}

/** The cause in the `error` of a response or of one item, with the reason of its root cause. */
export function causeIn(body: unknown, status: number): FailureCause | undefined {
	const error = (body as { error?: unknown } | null)?.error as Partial<ErrorBody> | undefined;
	if (error === undefined || typeof error !== "object") return undefined;
	const root = error.root_cause?.[0] ?? error.caused_by;
	const reasons = [error.reason, root?.reason].filter((text) => text !== undefined && text !== "");
	return { type: error.type ?? "error", reason: [...new Set(reasons)].join(": ") || NO_REASON, status };
}

interface ErrorBody {
	readonly type: string;
	readonly reason: string;
	readonly root_cause?: readonly ErrorBody[];
	readonly caused_by?: ErrorBody;
}

const NO_REASON = "no reason given";

/** The cause in the plain text with which a proxy answers. */
const plainCause = (body: unknown, status: number): FailureCause => ({
	type: "answer",
	reason: typeof body === "string" && body !== "" ? body.slice(0, 200) : NO_REASON,
	status,
});

/** The URL of the node that answered, without credentials. */
export const nodeOfError = (error: unknown): string | undefined =>
	error instanceof errors.ResponseError ? error.meta.meta.connection?.url.origin : undefined;

/** Whether no node has answered. */
export const isUnanswered = (error: unknown): error is Error =>
	error instanceof errors.ConnectionError ||
	error instanceof errors.TimeoutError ||
	error instanceof errors.NoLivingConnectionsError ||
	error instanceof errors.DeserializationError ||
	error instanceof errors.RequestAbortedError;

/** Whether the same request may succeed a moment later. */
export function isRetryable(error: unknown): boolean {
	if (error instanceof PartialResponse || isUnanswered(error)) return true;
	const cause = causeOf(error);
	return cause !== undefined && isRetryableCause(cause);
}

/** Whether a cause is likely to be temporary. */
export function isRetryableCause(cause: FailureCause): boolean {
	if (isBlock(cause)) return cause.status === 503;
	return (cause.status === 429 || cause.status >= 500) && !isDiskFull(cause);
}

export const isBlock = ({ type }: FailureCause): boolean => type === "cluster_block_exception";

/** Whether a disk is full; OpenSearch has no type for this, only the reason of the system. */
export const isDiskFull = ({ reason }: FailureCause): boolean => /no space left|disk quota/i.test(reason);
