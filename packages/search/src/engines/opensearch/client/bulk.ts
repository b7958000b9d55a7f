import { setTimeout } from "node:timers/promises";
import { causeIn, type FailureCause, isRetryableCause } from "./causes.ts";
import type { ClusterClient } from "./clusterClient.ts";
import { errorOfCause } from "./errors.ts";

/** One write of a bulk request. It may be repeated without harm. */
export interface BulkWrite {
	readonly kind: "index" | "update" | "delete";
	/** The key of the row. */
	readonly key: string;
	/** The row or, for an update, its changed fields; missing for a delete. */
	readonly body?: object;
}

/** Characters per request, about. */
const MAX_CHARACTERS = 4_000_000;
/** Milliseconds for one request, and in which failed writes are repeated; a dead node is replaced in this time. */
const [TIMEOUT_MS, RETRY_FOR_MS] = [30_000, 120_000];
const [FIRST_PAUSE_MS, MAX_PAUSE_MS] = [200, 5000];

/** Makes writes in their order; all are acknowledged when it resolves. Throws IndexError. */
export async function bulkWrite(client: ClusterClient, index: string, writes: readonly BulkWrite[]): Promise<void> {
	for (const lines of divided(writes.map(lineOf))) await writeLines(client, index, lines);
}

interface BulkLine {
	readonly text: string;
	readonly kind: BulkWrite["kind"];
}

function lineOf({ kind, key, body }: BulkWrite): BulkLine {
	const action = JSON.stringify({ [kind]: { _id: key } });
	if (body === undefined) return { kind, text: `${action}\n` };
	return { kind, text: `${action}\n${JSON.stringify(kind === "update" ? { doc: body } : body)}\n` };
}

/** The lines of each request. */
function divided(lines: readonly BulkLine[]): readonly (readonly BulkLine[])[] {
	const requests: BulkLine[][] = [];
	let current: BulkLine[] = [];
	let size = MAX_CHARACTERS;
	for (const line of lines) {
		if (size + line.text.length > MAX_CHARACTERS) {
			requests.push((current = []));
			size = 0;
		}
		size += line.text.length;
		current.push(line);
	}
	return requests;
}

interface BulkResponse {
	readonly errors: boolean;
	readonly items: readonly BulkItem[];
}

type BulkItem = Readonly<Record<string, { readonly status: number; readonly error?: object }>>;

/** Repeats the writes that failed and may succeed later: a successful response says nothing about its items. */
async function writeLines(client: ClusterClient, index: string, lines: readonly BulkLine[]): Promise<void> {
	const deadline = performance.now() + RETRY_FOR_MS;
	let remaining = lines;
	for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
		const { errors, items } = await sendLines(client, index, remaining);
		if (!errors) return;
		const failures = remaining.flatMap((line, i) => failureOf(line, items[i]));
		const isOver = performance.now() > deadline;
		const fatal = failures.find(({ cause }) => !isRetryableCause(cause)) ?? (isOver ? failures[0] : undefined);
		if (fatal) throw errorOfCause(client.settings.nodes.join(", "), fatal.cause);
		if (failures.length === 0) return;
		client.settings.onNotice(`${failures.length} of ${remaining.length} writes were rejected, and will be retried`);
		remaining = failures.map(({ line }) => line);
		await setTimeout(pause);
	}
}

const sendLines = (client: ClusterClient, index: string, lines: readonly BulkLine[]): Promise<BulkResponse> =>
	client.json<BulkResponse>({
		method: "POST",
		path: `/${index}/_bulk`,
		query: { timeout: "10s", require_alias: index === client.settings.name },
		ndjson: lines.map(({ text }) => text).join(""),
		timeout: Math.max(TIMEOUT_MS, client.settings.timeout),
		retryFor: RETRY_FOR_MS,
	});

interface BulkFailure {
	readonly line: BulkLine;
	readonly cause: FailureCause;
}

function failureOf(line: BulkLine, item: BulkItem | undefined): readonly BulkFailure[] {
	const { status, error } = item?.[line.kind] ?? { status: 0 };
	const isDeleted = line.kind === "delete" && status === 404;
	if ((status >= 200 && status < 300) || isDeleted) return [];
	return [{ line, cause: causeIn({ error }, status) ?? { type: "error", reason: "no reason given", status } }];
}
