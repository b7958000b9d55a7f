import { setTimeout } from "node:timers/promises";
import { asFault, type Cause, causeIn, isPassingCause } from "./faults.ts";
import type { Cluster } from "./cluster.ts";

/** One of many writes. Each may be made twice without harm. */
export interface Write {
	readonly kind: "index" | "update" | "delete";
	/** The key of the row. */
	readonly key: string;
	/** The row, or what changes in it; none where it is deleted. */
	readonly body?: object;
}

/** Characters that one request may have, about. */
const MOST = 4_000_000;
/** Milliseconds: for one request, and in which what fails is tried again. A node that dies is replaced within that. */
const [TIMEOUT, PATIENCE] = [30_000, 120_000];
const [FIRST_PAUSE, LONGEST_PAUSE] = [200, 5000];

/** Makes writes, in order; every one has been acknowledged when it ends. Throws IndexError. */
export async function writeAll(cluster: Cluster, index: string, writes: readonly Write[]): Promise<void> {
	for (const portion of portions(writes.map(lineOf))) await writeSome(cluster, index, portion);
}

interface Line {
	readonly text: string;
	readonly kind: Write["kind"];
}

function lineOf({ kind, key, body }: Write): Line {
	const action = JSON.stringify({ [kind]: { _id: key } });
	if (body === undefined) return { kind, text: `${action}\n` };
	return { kind, text: `${action}\n${JSON.stringify(kind === "update" ? { doc: body } : body)}\n` };
}

function portions(lines: readonly Line[]): readonly (readonly Line[])[] {
	const found: Line[][] = [];
	let size = MOST;
	for (const line of lines) {
		if (size + line.text.length > MOST) [size] = [0, found.push([])];
		size += line.text.length;
		found.at(-1)!.push(line);
	}
	return found;
}

interface BulkAnswer {
	readonly errors: boolean;
	readonly items: readonly Readonly<Record<string, { readonly status: number; readonly error?: object }>>[];
}

/** An answer of success says nothing of its items: each is looked at, and those that may yet succeed are sent again. */
async function writeSome(cluster: Cluster, index: string, lines: readonly Line[]): Promise<void> {
	const deadline = performance.now() + PATIENCE;
	let left = lines;
	for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
		const { errors, items } = await cluster.get<BulkAnswer>({
			method: "POST",
			path: `/${index}/_bulk`,
			query: { timeout: "10s", require_alias: index === cluster.settings.name },
			lines: left.map(({ text }) => text).join(""),
			timeout: Math.max(TIMEOUT, cluster.settings.timeout),
			patience: PATIENCE,
		});
		if (!errors) return;
		const failed = left.flatMap((line, i) => failureOf(line, items[i]!));
		const lasting =
			failed.find(({ cause }) => !isPassingCause(cause)) ?? (performance.now() > deadline ? failed[0] : undefined);
		if (lasting) throw asFault(cluster.settings.nodes.join(", "), lasting.cause);
		if (failed.length === 0) return;
		cluster.settings.tell(`${failed.length} of ${left.length} writes were turned away, and are made again`);
		left = failed.map(({ line }) => line);
		await setTimeout(pause);
	}
}

function failureOf(line: Line, item: BulkAnswer["items"][number]): readonly { line: Line; cause: Cause }[] {
	const { status, error } = item[line.kind]!;
	const isGone = line.kind === "delete" && status === 404;
	if (status < 300 || isGone) return [];
	return [{ line, cause: causeIn({ error }, status) ?? { type: "error", reason: "no reason given", status } }];
}
