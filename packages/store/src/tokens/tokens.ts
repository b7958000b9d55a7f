import { statSync } from "node:fs";
import { TokenList } from "./tokenList.ts";
import type { TokenVerdict } from "./token.ts";

/** Milliseconds between two looks at whether there is a list, or another one in its place. */
const EVERY = 1_000;

/** The tokens as a server reads them: what a command adds or revokes is in force at once. */
export class Tokens {
	readonly #path: string;
	readonly #now: () => Date;
	#looked = -Infinity;
	#inode: number | undefined;
	#list: TokenList | undefined;
	#hasExisted = false;

	/** `now` is the clock by which tokens expire. */
	constructor(path: string, now: () => Date) {
		this.#path = path;
		this.#now = now;
	}

	/** Whether there is a list, or has been one since the start: a server whose list is lost does not open itself. */
	get exist(): boolean {
		this.#look();
		return this.#hasExisted;
	}

	/** What a text is that a client gave as a token. Throws TokenError while the list cannot be read. */
	verdict(secret: string): TokenVerdict {
		this.#look();
		if (this.#inode === undefined) return { state: "unknown" };
		this.#list ??= new TokenList(this.#path);
		return this.#list.verdict(secret, this.#now());
	}

	close(): void {
		this.#list?.close();
		this.#list = undefined;
	}

	#look(): void {
		const now = performance.now();
		if (now - this.#looked < EVERY) return;
		this.#looked = now;
		const inode = statSync(this.#path, { throwIfNoEntry: false })?.ino;
		if (inode !== this.#inode) this.close();
		this.#inode = inode;
		this.#hasExisted ||= inode !== undefined;
	}
}
