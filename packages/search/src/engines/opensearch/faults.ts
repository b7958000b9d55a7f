import { errors } from "@opensearch-project/opensearch";
import { IndexError, type IndexFault } from "../../errors.ts";

/** An answer that is none: shards are missing in it, or it came too late to be whole. */
export class PartialAnswer extends Error {}

/** What OpenSearch says is wrong, in its own words. */
export interface Cause {
	readonly type: string;
	readonly reason: string;
	/** The HTTP status that goes with it. */
	readonly status: number;
}

/** The error as the reader of a message needs it: which node, why, and the way out. Other errors stay as they are. */
export function explained(nodes: readonly string[], error: unknown): unknown {
	const cause = causeOf(error);
	if (cause !== undefined) return asFault(nodeOf(error) ?? nodes.join(", "), cause);
	if (error instanceof PartialAnswer) return new IndexError("unavailable", partial(nodes, error.message));
	if (isUnanswered(error)) return new IndexError("unavailable", unanswered(nodes, error));
	return error;
}

/** The fault that a cause comes to, at a node; for a request, or for one item of many. */
export function asFault(node: string, cause: Cause): IndexError {
	const fault = faultOf(cause);
	return new IndexError(fault, `OpenSearch at ${node} ${ADVICE[fault] ?? ADVICE.unavailable} (${said(cause)})`);
}

/** Whether the same request may succeed a moment later. */
export function isPassing(error: unknown): boolean {
	if (error instanceof PartialAnswer || isUnanswered(error)) return true;
	const cause = causeOf(error);
	return cause !== undefined && isPassingCause(cause);
}

/** Whether what an answer or one of its items says may be over a moment later. */
export function isPassingCause({ status, type, reason }: Cause): boolean {
	if (type === BLOCKED) return status === 503;
	return (status === 429 || status >= 500) && !NO_SPACE.test(reason);
}

const BLOCKED = "cluster_block_exception";
const NO_SPACE = /no space left|disk quota/i;

function faultOf({ status, type, reason }: Cause): IndexFault {
	if (NO_SPACE.test(reason)) return "full";
	if (type === "index_not_found_exception") return "corrupt";
	if (type === BLOCKED && status !== 503) return "denied";
	if (status === 401 || status === 403) return "denied";
	return "unavailable";
}

const ADVICE: Partial<Record<IndexFault, string>> = {
	denied:
		"does not allow this. For 401 and 403 check the user, password or token, and what that user may do; where an index " +
		"is blocked for writing, look at its settings index.blocks.* and at the disk of the nodes: past the flood-stage " +
		"watermark (cluster.routing.allocation.disk.watermark) OpenSearch makes indices read-only until there is room",
	corrupt:
		"has the state of the catalogue, and not its records: the alias leads to no index. Restore them from a snapshot, or " +
		"delete the index that ends in -state as well and import again",
	full: "cannot store more: the disk of a node is full. Make room, or add a node, and try again",
	unavailable:
		"cannot answer now. Look at GET _cluster/health: where it is red, or has no cluster manager, start the nodes that are missing",
};

const said = ({ type, reason, status }: Cause): string => `${status} ${type}: ${reason}`.slice(0, MOST_SAID);
const MOST_SAID = 500;

function causeOf(error: unknown): Cause | undefined {
	if (!(error instanceof errors.ResponseError)) return undefined;
	const body: unknown = error.meta.body;
	return causeIn(body, error.meta.statusCode ?? 0) ?? plainCause(body, error.meta.statusCode ?? 0);
}

/** The cause in the `error` of an answer or an item; the root cause, where that says more. */
export function causeIn(body: unknown, status: number): Cause | undefined {
	const error = (body as { error?: unknown } | null)?.error as Partial<Reason> | undefined;
	if (error === undefined || typeof error !== "object") return undefined;
	const root = error.root_cause?.[0] ?? error.caused_by;
	const reason = [error.reason, root?.reason].filter((text) => text !== undefined && text !== "");
	return { type: error.type ?? "error", reason: [...new Set(reason)].join(": ") || "no reason given", status };
}

interface Reason {
	readonly type: string;
	readonly reason: string;
	readonly root_cause?: readonly Reason[];
	readonly caused_by?: Reason;
}

/** Proxies in front of a cluster answer in their own words. */
const plainCause = (body: unknown, status: number): Cause => ({
	type: "answer",
	reason: typeof body === "string" && body !== "" ? body.slice(0, 200) : "no reason given",
	status,
});

function isUnanswered(error: unknown): error is Error {
	return (
		error instanceof errors.ConnectionError ||
		error instanceof errors.TimeoutError ||
		error instanceof errors.NoLivingConnectionsError ||
		error instanceof errors.DeserializationError ||
		error instanceof errors.RequestAbortedError
	);
}

/** The URL of the node that answered, without credentials. */
function nodeOf(error: unknown): string | undefined {
	if (!(error instanceof errors.ResponseError)) return undefined;
	return error.meta.meta.connection?.url.origin;
}

const unanswered = (nodes: readonly string[], error: Error): string =>
	`OpenSearch does not answer at ${nodes.join(", ")}. Check that its nodes run, that their URLs are right, and that ` +
	`certificates are trusted (${error.name}: ${error.message.slice(0, 200)})`;

const partial = (nodes: readonly string[], what: string): string =>
	`OpenSearch at ${nodes.join(", ")} answered only in part, again and again: ${what}. ` +
	"Look at GET _cluster/health, and start the nodes that are missing";
