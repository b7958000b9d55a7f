import { env } from "@vitrine/code";
import { HUB_TOKEN_PREFIX, PLACEHOLDER } from "../constants.ts";
import type { Secret } from "../shapes.ts";
import { inHeader } from "./header.ts";

/** The token a reader gave; undefined when it is absent, empty or the marker. */
export function givenToken(accessToken: string | undefined): string | undefined {
	if (accessToken === undefined || accessToken === "" || accessToken === PLACEHOLDER) return undefined;
	return inHeader("accessToken", accessToken);
}

/** The token itself if one was given, else the variable to read it from. */
export const secretOf = (given: string | undefined, variable: string): Secret => given ?? env(variable);

/** Whether the hub's clients take it for a token of the hub; a variable is trusted to hold what its name says. */
export const isHubToken = (given: string | undefined): boolean =>
	given === undefined || given.startsWith(HUB_TOKEN_PREFIX);
