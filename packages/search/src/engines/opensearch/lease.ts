import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import { IndexError } from "../../errors.ts";
import type { Cluster } from "./cluster.ts";
import { type Place, replaceDocument, type Stored, storedDocument } from "./state.ts";

/** The right to write, which one process of all servers has at a time. */
interface Holding {
	/** Empty where nobody has it. */
	readonly holder: string;
	readonly host: string;
	readonly process: number;
	readonly beat: number;
}

/** Milliseconds: between two signs of life, without one until the right is taken over, and between two looks at it. */
const [BEAT, LEASE, LOOK] = [3000, 15_000, 250];
const LEASE_ID = "lease";

/**
 * Waits for the right to write. It is lost with the process: whoever waits takes it over when its holder has given no
 * sign of life for 15 seconds by the clock of the one who waits, so clocks need not agree. Whoever holds it makes sure of
 * that before each write; a write that was on its way for longer than that would still arrive.
 */
export async function takeLease(cluster: Cluster): Promise<Lease> {
	const { patience, tell } = cluster.settings;
	const started = performance.now();
	let seen: { readonly beat: string; readonly since: number } | undefined;
	for (let pause = 25; ; pause = Math.min(2 * pause, LOOK)) {
		const held = await storedDocument<Holding>(cluster, LEASE_ID);
		const now = performance.now();
		const beat = `${held?.document.holder} ${held?.place.if_seq_no}`;
		if (seen?.beat !== beat) seen = { beat, since: now };
		const isOver = held !== undefined && held.document.holder !== "" && now - seen.since >= LEASE;
		if (isOver) tell(`The import of ${holderOf(held)} gives no sign of life: its place is taken over`);
		const lease = isFree(held) || isOver ? await taken(cluster, held) : undefined;
		if (lease) return lease;
		if (now - started >= patience) throw tookTooLong(cluster, held);
		await setTimeout(pause);
	}
}

const isFree = (held: Stored<Holding> | undefined): boolean => held === undefined || held.document.holder === "";

const holderOf = (held: Stored<Holding> | undefined): string =>
	held ? `process ${held.document.process} on ${held.document.host}` : "another process";

async function taken(cluster: Cluster, held: Stored<Holding> | undefined): Promise<Lease | undefined> {
	const holder = randomUUID();
	const place = await replaceDocument(cluster, LEASE_ID, holding(holder, 0), held?.place);
	if (place) return new Lease(cluster, holder, place);
	// The answer to a first attempt may have been lost.
	const now = await storedDocument<Holding>(cluster, LEASE_ID);
	return now?.document.holder === holder ? new Lease(cluster, holder, now.place) : undefined;
}

const holding = (holder: string, beat: number): Holding => ({ holder, host: hostname(), process: process.pid, beat });

function tookTooLong({ settings }: Cluster, held: Stored<Holding> | undefined): IndexError {
	const message =
		`The index ${settings.name} of OpenSearch at ${settings.nodes.join(", ")} has been written by another import, of ` +
		`${holderOf(held)}, for ${Math.round(settings.patience / 1000)} s. ` +
		"Wait until that one has finished, or stop it, and try again";
	return new IndexError("busy", message);
}

/** The right to write, held. It is renewed as long as the process lives. */
export class Lease {
	readonly holder: string;
	readonly #cluster: Cluster;
	readonly #timer: NodeJS.Timeout;
	#place: Place;
	#beat = 0;
	#renewed = performance.now();
	#renewing: Promise<void> | undefined;
	#isLost = false;

	constructor(cluster: Cluster, holder: string, place: Place) {
		this.holder = holder;
		this.#cluster = cluster;
		this.#place = place;
		// What goes wrong here is found out, and said, before the next write.
		this.#timer = setInterval(() => void this.#renew().catch(() => undefined), BEAT).unref();
	}

	/** Makes sure that it is still held. Throws IndexError where it is not: then nothing may be written any more. */
	async hold(): Promise<void> {
		if (!this.#isLost && performance.now() - this.#renewed > 2 * BEAT) await this.#renew();
		if (this.#isLost) throw lost(this.#cluster);
	}

	/** Gives it up; where the cluster cannot be told, it ends by itself. */
	async release(): Promise<void> {
		clearInterval(this.#timer);
		await this.#renewing?.catch(() => undefined);
		if (this.#isLost) return;
		this.#isLost = true;
		try {
			await replaceDocument(this.#cluster, LEASE_ID, holding("", 0), this.#place);
		} catch (error) {
			this.#cluster.settings.tell(`The right to write ends by itself: ${(error as Error).message}`);
		}
	}

	#renew(): Promise<void> {
		this.#renewing ??= this.#beatOnce().finally(() => (this.#renewing = undefined));
		return this.#renewing;
	}

	async #beatOnce(): Promise<void> {
		const asked = performance.now();
		const document = holding(this.holder, ++this.#beat);
		const place = await replaceDocument(this.#cluster, LEASE_ID, document, this.#place);
		if (place) this.#place = place;
		else {
			const now = await storedDocument<Holding>(this.#cluster, LEASE_ID);
			if (now?.document.holder !== this.holder) this.#isLost = true;
			else this.#place = now.place;
		}
		this.#renewed = asked;
	}
}

function lost({ settings }: Cluster): IndexError {
	const message =
		`Another import has taken over the index ${settings.name} of OpenSearch at ${settings.nodes.join(", ")}, because ` +
		"this one gave no sign of life for too long. Start it again: it goes on from what it has brought";
	return new IndexError("busy", message);
}
