import type { DatabaseSync } from "node:sqlite";
import { TokenList, type StoredToken } from "./tokenList.ts";

/** The name of the table in a backup. */
const TABLE = "access_tokens";

/** A function that adds the tokens of a list to a backup, as hashes. It throws TokenError if the list cannot be read. */
export const addTokens = (path: string) => (copy: DatabaseSync) => {
	const list = new TokenList(path);
	try {
		copy.exec(`CREATE TABLE ${TABLE} (token TEXT NOT NULL)`);
		const insert = copy.prepare(`INSERT INTO ${TABLE} VALUES (?)`);
		for (const token of list.stored()) insert.run(JSON.stringify({ ...token, hash: hex(token.hash) }));
	} finally {
		list.close();
	}
};

/** A function that moves the tokens of a backup to a list, and calls `onNotice` with what it did if there are any. */
export const takeTokens = (path: string, onNotice: (message: string) => void) => (copy: DatabaseSync) => {
	if (copy.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(TABLE) === undefined) return;
	const tokens = copy.prepare(`SELECT token FROM ${TABLE}`).all() as unknown as { readonly token: string }[];
	copy.exec(`DROP TABLE ${TABLE}`);
	if (tokens.length === 0) return;
	const list = new TokenList(path, true);
	try {
		const leftOut = tokens.map(({ token }) => parsed(token)).filter((token) => !list.merge(token));
		onNotice(noticeOf(path, tokens.length, leftOut));
	} finally {
		list.close();
	}
};

function noticeOf(path: string, count: number, leftOut: readonly StoredToken[]): string {
	const also = leftOut.map(({ name }) => ` ${JSON.stringify(name)} was left out: another valid token has this name.`);
	return `The ${count} ${count === 1 ? "token" : "tokens"} of the backup are in ${path}.${also.join("")}`;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

function parsed(text: string): StoredToken {
	const token = JSON.parse(text) as Omit<StoredToken, "hash"> & { readonly hash: string };
	return { ...token, hash: Buffer.from(token.hash, "hex") };
}
