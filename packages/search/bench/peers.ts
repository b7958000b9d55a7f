import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { printed } from "./child.ts";

export const PEERS = ["duckdb", "tantivy"] as const;
export type Peer = (typeof PEERS)[number];

export interface PeerAsked {
	/** The position of the question in the list. */
	readonly at: number;
	readonly kind: string;
	readonly cpu: number;
	readonly wall: number;
	readonly total: number;
}

export interface PeerResult {
	readonly built: { readonly cpu: number; readonly wall: number };
	/** Megabytes. */
	readonly mostMemory: number;
	readonly asked: readonly PeerAsked[];
}

const LIST = join(import.meta.dirname, "requirements.txt");

/** Asks another engine up to `each` questions of each kind; its files are in `folder`. */
export async function askPeer(
	peer: Peer,
	python: string,
	{
		records,
		questions,
		folder,
		each,
	}: Readonly<Record<"records" | "questions" | "folder", string>> & { readonly each: number },
): Promise<PeerResult> {
	const script = join(import.meta.dirname, "peers.py");
	return printed<PeerResult>(python, [script, peer, records, questions, folder, String(each)]);
}

/** A Python with the packages of `requirements.txt`, which are installed if missing; undefined if that fails. */
export function pythonOfPeers(): string | undefined {
	const cache =
		process.env["VITRINE_CACHE"] ?? join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "vitrine");
	const hash = createHash("sha256").update(readFileSync(LIST)).digest("hex").slice(0, 12);
	const folder = join(cache, "environments", `bench-${hash}`);
	const done = join(folder, ".complete");
	const python = join(folder, "bin/python");
	if (existsSync(done)) return python;
	rmSync(folder, { recursive: true, force: true });
	const install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", LIST];
	if (!succeeds("python3", ["-m", "venv", folder]) || !succeeds(python, install)) return undefined;
	mkdirSync(done);
	return python;
}

const succeeds = (command: string, args: readonly string[]): boolean =>
	spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
