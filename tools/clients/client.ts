/** What a client is asked to do; `missing` and `token` are downloads that must be refused, and one that must not. */
export type Work = "list" | "info" | "download" | "resume" | "snapshot" | "again" | "missing" | "token";

/** The first argument of a program that uses a client. */
export type Step = "list" | "info" | "download" | "snapshot";

/** What one run of a client is about. */
export interface Place {
	/** The address of the server. */
	readonly url: string;
	/** The folder for what the client keeps; empty at first. */
	readonly home: string;
	readonly model: string;
	readonly file: string;
	/** The text that ids of a list contain. */
	readonly search: string;
	readonly token?: string | undefined;
}

/** A program to run, and how to read what it prints. */
export interface Command {
	readonly program: string;
	readonly words: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** The result in its output; the last line as JSON unless given. */
	result?(stdout: string): unknown;
}

/** A client in one version. */
export interface Client {
	readonly name: string;
	readonly version: string;
	readonly works: readonly Work[];
	/** The models that it downloads; those of the stage unless given. */
	readonly models?: Models;
	/** How it says that it was refused, if it says no reason that can be expected of clients. */
	readonly words?: RegExp;
	command(step: Step, place: Place): Command;
}

/** A model for everyone, a private and a gated one, and the file that is read of them. */
export interface Models {
	readonly open: string;
	readonly secret: string;
	readonly guarded: string;
	readonly file?: string;
}

/** What a client did: `true`, `"starts again"` where it resumes no download, or the message with which it failed. */
export interface Tried {
	readonly name: string;
	readonly version: string;
	readonly found: Readonly<Partial<Record<Work, true | string>>>;
}

export const STARTS_AGAIN = "starts again";

/** Thrown where a client cannot be installed on this machine. */
export class NotHere extends Error {}
