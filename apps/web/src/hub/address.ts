/** The kinds of request for one model. */
export type Verb =
	| "info"
	| "revision"
	| "tree"
	| "paths-info"
	| "refs"
	| "commits"
	| "discussions"
	| "auth-check"
	| "safetensors-metadata"
	| "resolve"
	| "raw";

/** The parts of an address of the read API. */
export interface Address {
	/** `owner/name`, or a bare `name`. */
	readonly id: string;
	readonly verb: Verb;
	/** A branch or a commit. */
	readonly revision: string;
	/** The path of a file or a folder in the repository; empty for all of it. */
	readonly path: string;
}

/** The branch that every repository has. */
export const MAIN = "main";

/**
 * The meanings that the path of a URL may have, the likeliest first: `/api/models/a/refs` is the model `a/refs`, or the
 * branches of the model `a`. Empty for a path outside the read API.
 */
export function addresses(pathname: string): readonly Address[] {
	// Clients put the path behind an address that may end with a slash.
	const steps = decoded(pathname.replace(/^\/+/, "").split("/"));
	const [api, models, ...rest] = steps ?? [];
	if (steps === undefined) return [];
	if (api === "api" && models === "models") return both(rest, ofApi);
	return both(steps, ofFile);
}

/** Reads the steps twice: with an id of two steps, and with an id of one. */
function both(
	steps: readonly string[],
	read: (id: string, rest: readonly string[]) => Address | undefined,
): readonly Address[] {
	const lengths = [2, 1].filter((length) => length <= steps.length && !steps.slice(0, length).includes(""));
	return lengths.flatMap((length) => read(steps.slice(0, length).join("/"), steps.slice(length)) ?? []);
}

function ofApi(id: string, [verb, revision, ...rest]: readonly string[]): Address | undefined {
	const path = rest.join("/");
	if (verb === undefined) return { id, verb: "info", revision: MAIN, path: "" };
	if (isBare(verb) && revision === undefined) return { id, verb, revision: MAIN, path: "" };
	if (revision === undefined || revision === "") return undefined;
	// It is followed by a path of the only branch.
	if (verb === "safetensors-metadata") return { id, verb, revision: MAIN, path: [revision, ...rest].join("/") };
	if (verb === "tree") return { id, verb, revision, path };
	return isOfRevision(verb) && rest.length === 0 ? { id, verb, revision, path } : undefined;
}

function ofFile(id: string, [verb, revision, ...rest]: readonly string[]): Address | undefined {
	const path = rest.join("/");
	if ((verb !== "resolve" && verb !== "raw") || revision === undefined || revision === "" || path === "")
		return undefined;
	return { id, verb, revision, path };
}

/** Whether a verb ends the address. */
const isBare = (verb: string): verb is "refs" | "discussions" | "auth-check" =>
	["refs", "discussions", "auth-check"].includes(verb);

/** Whether a verb is followed by a revision, and nothing else. */
const isOfRevision = (verb: string): verb is "revision" | "paths-info" | "commits" =>
	["revision", "paths-info", "commits"].includes(verb);

/** Every step, decoded once; undefined where one is malformed. */
function decoded(steps: readonly string[]): readonly string[] | undefined {
	try {
		return steps.map(decodeURIComponent);
	} catch {
		return undefined;
	}
}
