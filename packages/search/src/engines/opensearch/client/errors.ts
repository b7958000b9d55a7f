import { IndexError, type IndexErrorCode, type IndexErrorDetails } from "../../../api/errors.ts";
import type { OpenSearchSettings } from "../settings/options.ts";
import {
	causeOf,
	type FailureCause,
	isBlock,
	isDiskFull,
	isUnanswered,
	nodeOfError,
	PartialResponse,
} from "./causes.ts";

/** The IndexError for a failed request; other errors are returned as they are. */
export function clusterError({ nodes }: OpenSearchSettings, error: unknown): unknown {
	const cause = causeOf(error);
	if (cause !== undefined) return errorOfCause(nodeOfError(error) ?? nodes.join(", "), cause);
	if (error instanceof PartialResponse) return partial(nodes, error.message);
	return isUnanswered(error) ? unanswered(nodes, error) : error;
}

/** The IndexError for a cause, of a request or of one item of a bulk request. */
export function errorOfCause(node: string, cause: FailureCause): IndexError {
	const code = codeOfCause(cause);
	const reason = `${cause.status} ${cause.type}: ${cause.reason}`.slice(0, MAX_REASON);
	return new IndexError(code, { subject: `OpenSearch at ${node}`, ...PROBLEMS[code], reason });
}

const MAX_REASON = 500;

function codeOfCause(cause: FailureCause): CauseCode {
	const { status, type } = cause;
	if (isDiskFull(cause)) return "full";
	if (type === "index_not_found_exception") return "corrupt";
	if (isBlock(cause) && status !== 503) return "denied";
	return status === 401 || status === 403 ? "denied" : "unavailable";
}

type CauseCode = Extract<IndexErrorCode, "denied" | "corrupt" | "full" | "unavailable">;

const PROBLEMS: Readonly<Record<CauseCode, Pick<IndexErrorDetails, "problem" | "advice">>> = {
	denied: {
		problem: "does not allow this",
		advice:
			"For 401 and 403 check the user, password or token, and the permissions of that user; if an index is blocked for " +
			"writing, check its settings index.blocks.* and the disks of the nodes: above the flood-stage watermark " +
			"(cluster.routing.allocation.disk.watermark) OpenSearch makes indices read-only until there is space",
	},
	corrupt: {
		problem: "has the state of the catalogue, but not its records: the alias points to no index",
		advice: "Restore them from a snapshot, or delete the index that ends in -state as well and import again",
	},
	full: {
		problem: "cannot store more: the disk of a node is full",
		advice: "Free some disk space, or add a node, and try again",
	},
	unavailable: {
		problem: "cannot answer now",
		advice: "Check GET _cluster/health: if it is red, or has no cluster manager, start the nodes that are missing",
	},
};

const unanswered = (nodes: readonly string[], { name, message }: Error): IndexError =>
	new IndexError("unavailable", {
		subject: "OpenSearch",
		problem: `does not answer at ${nodes.join(", ")}`,
		advice: "Check that its nodes run, that their URLs are right, and that certificates are trusted",
		reason: `${name}: ${message.slice(0, 200)}`,
	});

const partial = (nodes: readonly string[], reason: string): IndexError =>
	new IndexError("unavailable", {
		subject: `OpenSearch at ${nodes.join(", ")}`,
		problem: `answered only in part, several times: ${reason}`,
		advice: "Check GET _cluster/health, and start the nodes that are missing",
	});

export const closedCluster = ({ nodes }: OpenSearchSettings): IndexError =>
	new IndexError("closed", {
		subject: `The index at ${nodes.join(", ")}`,
		problem: "has been closed",
		advice: "Open it again",
	});

export const unsupportedServer = (nodes: readonly string[], got: string, expected: string): IndexError =>
	new IndexError("version", {
		subject: nodes.join(", "),
		problem: `is ${got}, and Vitrine supports ${expected}`,
		advice: "Use a cluster with one of these versions",
		expected,
		got,
	});

export const rejectedIndex = (index: string, reason: string | undefined): IndexError =>
	new IndexError("foreign", {
		subject: "OpenSearch",
		problem: `cannot create the index ${index}`,
		...(reason !== undefined && { reason }),
	});

export const unassignedShards = (indices: readonly string[]): IndexError =>
	new IndexError("unavailable", {
		subject: `The shards of ${indices.join(", ")}`,
		problem: "are not assigned to a node",
		advice: "Check GET _cluster/health",
	});
