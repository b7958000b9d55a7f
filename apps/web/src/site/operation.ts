import type { IndexStatus } from "@vitrine/search";
import type { Config } from "./config.ts";
import type { Reader } from "./reader.ts";

/** What the operator of a site may know of it. */
export interface OperatorView {
	/** The index: its size, its problems, and records of an import that readers do not see yet. Never throws. */
	status(): Promise<IndexStatus>;
	/** Why the present version of the file of collections is not shown, or not all of it. */
	collectionsProblem(): string | undefined;
}

/** Whether a reader is the operator: one with a token for all owners, or anyone at a site that only its own machine reaches. */
export const isOperator = (config: Pick<Config, "isOnlyHere">, { owners, name }: Reader): boolean =>
	owners === "*" && (name !== undefined || config.isOnlyHere === true);
