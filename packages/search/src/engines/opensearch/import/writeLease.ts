import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import { messageOf } from "@vitrine/model";
import type { ClusterClient } from "../client/clusterClient.ts";
import { leaseTimeout, lostLease } from "../documents/errors.ts";
import {
	type DocumentVersion,
	readDocument,
	replaceDocument,
	type VersionedDocument,
} from "../documents/versionedDocument.ts";

/** The document of the write lease, which one process of all servers holds at a time. */
interface LeaseDocument {
	/** Empty if it is free. */
	readonly holder: string;
	readonly host: string;
	readonly process: number;
	/** The number of the last heartbeat. */
	readonly beat: number;
}

type StoredLease = VersionedDocument<LeaseDocument>;

/** Milliseconds between two heartbeats, without a heartbeat until the lease expires, and at most between two looks at it. */
const [HEARTBEAT_MS, EXPIRES_AFTER_MS, MAX_POLL_MS] = [3000, 15_000, 250];
const LEASE_ID = "lease";

/**
 * Waits for the write lease. It is taken over if its holder has sent no heartbeat for 15 seconds by the clock of the one
 * that waits, so clocks need not agree. The holder checks the lease before each write; a write that was delayed for longer
 * than that is still made.
 */
export async function acquireLease(client: ClusterClient): Promise<WriteLease> {
	const { patience, onNotice } = client.settings;
	const started = performance.now();
	let seen: { readonly beat: string; readonly since: number } | undefined;
	for (let pause = 25; ; pause = Math.min(2 * pause, MAX_POLL_MS)) {
		const held = await readDocument<LeaseDocument>(client, LEASE_ID);
		const now = performance.now();
		const beat = `${held?.document.holder} ${held?.version.if_seq_no}`;
		if (seen?.beat !== beat) seen = { beat, since: now };
		const isExpired = held !== undefined && !isFree(held) && now - seen.since >= EXPIRES_AFTER_MS;
		if (isExpired) onNotice(`The import of ${holderOf(held)} has stopped sending heartbeats: taking over its lease`);
		const lease = isFree(held) || isExpired ? await tryAcquire(client, held) : undefined;
		if (lease) return lease;
		if (now - started >= patience) throw leaseTimeout(client.settings, holderOf(held));
		await setTimeout(pause);
	}
}

const isFree = (held: StoredLease | undefined): boolean => held === undefined || held.document.holder === "";

const holderOf = (held: StoredLease | undefined): string =>
	held ? `process ${held.document.process} on ${held.document.host}` : "another process";

async function tryAcquire(client: ClusterClient, held: StoredLease | undefined): Promise<WriteLease | undefined> {
	const holder = randomUUID();
	const version = await replaceDocument(client, LEASE_ID, leaseDocument(holder, 0), held?.version);
	if (version) return new WriteLease(client, holder, version);
	// The response to a first attempt may have been lost.
	const now = await readDocument<LeaseDocument>(client, LEASE_ID);
	return now?.document.holder === holder ? new WriteLease(client, holder, now.version) : undefined;
}

const leaseDocument = (holder: string, beat: number): LeaseDocument => ({
	holder,
	host: hostname(),
	process: process.pid,
	beat,
});

/** A held write lease. Heartbeats renew it as long as the process lives. */
export class WriteLease {
	readonly holder: string;
	readonly #client: ClusterClient;
	readonly #timer: NodeJS.Timeout;
	#version: DocumentVersion;
	#beat = 0;
	#renewedAt = performance.now();
	#renewing: Promise<void> | undefined;
	#isLost = false;

	constructor(client: ClusterClient, holder: string, version: DocumentVersion) {
		this.holder = holder;
		this.#client = client;
		this.#version = version;
		// A failure is noticed before the next write.
		this.#timer = setInterval(() => void this.#renew().catch(() => undefined), HEARTBEAT_MS).unref();
	}

	/** Makes sure that the lease is still held. Throws IndexError if it is lost: then nothing may be written. */
	async ensureHeld(): Promise<void> {
		if (!this.#isLost && performance.now() - this.#renewedAt > 2 * HEARTBEAT_MS) await this.#renew();
		if (this.#isLost) throw lostLease(this.#client.settings);
	}

	/** Releases the lease; if the cluster does not answer, it expires. */
	async release(): Promise<void> {
		clearInterval(this.#timer);
		await this.#renewing?.catch(() => undefined);
		if (this.#isLost) return;
		this.#isLost = true;
		try {
			await replaceDocument(this.#client, LEASE_ID, leaseDocument("", 0), this.#version);
		} catch (error) {
			this.#client.settings.onNotice(`The write lease was not released and will expire: ${messageOf(error)}`);
		}
	}

	#renew(): Promise<void> {
		this.#renewing ??= this.#sendHeartbeat().finally(() => (this.#renewing = undefined));
		return this.#renewing;
	}

	async #sendHeartbeat(): Promise<void> {
		const sentAt = performance.now();
		const document = leaseDocument(this.holder, ++this.#beat);
		const version = await replaceDocument(this.#client, LEASE_ID, document, this.#version);
		if (version) this.#version = version;
		else {
			const now = await readDocument<LeaseDocument>(this.#client, LEASE_ID);
			if (now?.document.holder !== this.holder) this.#isLost = true;
			else this.#version = now.version;
		}
		this.#renewedAt = sentAt;
	}
}
