import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messageOf } from "@vitrine/model";
import { checkedExpiry, checkedName, checkedOwners } from "./checks.ts";
import { hasHash, idOf, newSecret } from "./secret.ts";
import { type Token, TokenError, type TokenVerdict } from "./token.ts";

/** Incremented with every change to the table. */
const VERSION = 1;
/** Milliseconds to wait for another process that writes. */
const PATIENCE = 5_000;

/** A token as it is stored: a row of the table. */
export interface StoredToken {
	readonly id: string;
	readonly name: string;
	readonly owners: string;
	readonly created: string;
	readonly expires: string | null;
	readonly revoked: string | null;
	readonly hash: Uint8Array;
}

/** A token to add. */
interface TokenRequest {
	readonly name: string;
	readonly owners: readonly string[];
	/** A date, or a time from now such as `30d`; without it, the token does not expire. */
	readonly expires?: string;
}

/** The tokens of a server, in an SQLite file that only its user can read. Only hashes of the secrets are in it. */
export class TokenList {
	readonly #path: string;
	readonly #isWriter: boolean;
	#database: DatabaseSync | undefined;

	/** Opens the list when it is first used: to read it, or, with `isWriter`, to change it. Methods throw TokenError. */
	constructor(path: string, isWriter = false) {
		this.#path = path;
		this.#isWriter = isWriter;
	}

	/**
	 * Adds a token, to a new list if there is none; returns its secret, which is stored nowhere. Throws TokenError if a value
	 * is wrong or the name is taken.
	 */
	add({ name, owners, expires }: TokenRequest, now: Date): { readonly secret: string; readonly token: Token } {
		const expiry = expires === undefined ? undefined : checkedExpiry(expires, now);
		const token: Token = {
			name: checkedName(name),
			owners: checkedOwners(owners),
			createdAt: now.toISOString(),
			...(expiry !== undefined && { expiresAt: expiry }),
		};
		const { secret, id, hash } = newSecret();
		const values = [id, name, hash, JSON.stringify(token.owners), token.createdAt, expiry ?? null] as const;
		const { changes } = this.#try((database) => database.prepare(INSERT).run(...values, name));
		if (changes === 0)
			throw new TokenError("taken-token", "NAME", { expected: "a new name", got: JSON.stringify(name) });
		return { secret, token };
	}

	/** All tokens, the newest last, those that are revoked included. */
	all(): readonly Token[] {
		if (!existsSync(this.#path)) return [];
		return this.#try((database) => (database.prepare(SELECT_ALL).all() as unknown as StoredToken[]).map(tokenOf));
	}

	/** Revokes the token of a name. Throws TokenError if there is none. */
	revoke(name: string, now: Date): void {
		const changes = existsSync(this.#path)
			? this.#try((database) => database.prepare(REVOKE).run(now.toISOString(), name).changes)
			: 0;
		if (changes === 0)
			throw new TokenError("unknown-token", "NAME", { expected: "the name of a token", got: JSON.stringify(name) });
	}

	/** What a text is that a client gave as a token. */
	verdict(secret: string, now: Date): TokenVerdict {
		const id = idOf(secret);
		if (id === undefined) return { state: "unknown" };
		const stored = this.#try((database) => database.prepare(SELECT).get(id) as unknown as StoredToken | undefined);
		if (!hasHash(secret, stored?.hash ?? NO_HASH) || stored === undefined) return { state: "unknown" };
		const token = tokenOf(stored);
		if (token.revokedAt !== undefined) return { state: "revoked", token };
		const isOver = token.expiresAt !== undefined && Date.parse(token.expiresAt) <= now.getTime();
		return { state: isOver ? "expired" : "valid", token };
	}

	/** All that is stored, for a backup. */
	stored(): readonly StoredToken[] {
		if (!existsSync(this.#path)) return [];
		return this.#try((database) => database.prepare(SELECT_ALL).all() as unknown as StoredToken[]);
	}

	/**
	 * Adds a stored token unless it is in the list, and revokes that of the list if the stored one is. Returns false if
	 * another valid token has its name; then it is not added.
	 */
	merge({ id, name, hash, owners, created, expires, revoked }: StoredToken): boolean {
		return this.#try((database) => {
			database.prepare(REVOKE_ID).run(revoked, id);
			database.prepare(MERGE).run(id, name, hash, owners, created, expires, revoked, revoked, name);
			return database.prepare(SELECT).get(id) !== undefined;
		});
	}

	close(): void {
		this.#database?.close();
		this.#database = undefined;
	}

	#try<T>(work: (database: DatabaseSync) => T): T {
		try {
			this.#database ??= this.#isWriter ? created(this.#path) : opened(this.#path);
			return work(this.#database);
		} catch (error) {
			if (error instanceof TokenError) throw error;
			const reason = messageOf(error);
			throw new TokenError("unreadable-tokens", this.#path, { reason }, { cause: error });
		}
	}
}

const NO_HASH = new Uint8Array(32);

const INSERT = `INSERT INTO tokens (id, name, hash, owners, created, expires) SELECT ?, ?, ?, ?, ?, ?
	WHERE NOT EXISTS (SELECT 1 FROM tokens WHERE name = ? AND revoked IS NULL)`;
const MERGE = `INSERT OR IGNORE INTO tokens (id, name, hash, owners, created, expires, revoked) SELECT ?, ?, ?, ?, ?, ?, ?
	WHERE ? IS NOT NULL OR NOT EXISTS (SELECT 1 FROM tokens WHERE name = ? AND revoked IS NULL)`;
const REVOKE_ID = "UPDATE tokens SET revoked = coalesce(revoked, ?) WHERE id = ?";
const SELECT = "SELECT * FROM tokens WHERE id = ?";
const SELECT_ALL = "SELECT * FROM tokens ORDER BY created, rowid";
const REVOKE = "UPDATE tokens SET revoked = ? WHERE name = ? AND revoked IS NULL";

function created(path: string): DatabaseSync {
	mkdirSync(dirname(path), { recursive: true });
	const database = new DatabaseSync(path, { timeout: PATIENCE });
	chmodSync(path, 0o600);
	database.exec(CREATE);
	return checked(database, path);
}

const CREATE = `
	BEGIN IMMEDIATE;
	CREATE TABLE IF NOT EXISTS tokens (
		id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, hash BLOB NOT NULL, owners TEXT NOT NULL,
		created TEXT NOT NULL, expires TEXT, revoked TEXT
	);
	PRAGMA user_version = ${VERSION};
	COMMIT`;

const opened = (path: string): DatabaseSync =>
	checked(new DatabaseSync(path, { readOnly: true, timeout: PATIENCE }), path);

function checked(database: DatabaseSync, path: string): DatabaseSync {
	const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
	if (version === VERSION) return database;
	database.close();
	throw new TokenError("foreign-tokens", path, { expected: "a list of tokens of this version of Vitrine" });
}

function tokenOf({ name, owners, created, expires, revoked }: StoredToken): Token {
	return {
		name,
		owners: JSON.parse(owners) as Token["owners"],
		createdAt: created,
		...(expires !== null && { expiresAt: expires }),
		...(revoked !== null && { revokedAt: revoked }),
	};
}
