import { env } from "@vitrine/code";
import type { Secret } from "../../call.ts";
import { HUB_TOKEN_PREFIX, PLACEHOLDER } from "../../constants.ts";
import { refuse } from "../../refusal.ts";
import { inHeader } from "../header.ts";

/** The token a reader gave; undefined when it is absent, empty or the placeholder marker. */
export function givenToken(accessToken: string | undefined): string | undefined {
	if (!accessToken || accessToken === PLACEHOLDER) return undefined;
	return inHeader("accessToken", accessToken);
}

/** The token itself if one was given, else the variable to read it from. */
export const secretOf = (given: string | undefined, variable: string): Secret => given ?? env(variable);

/** Whether the hub's clients accept it as a token of the hub; a variable is trusted to hold what its name says. */
export const isHubToken = (given: string | undefined): boolean =>
	given === undefined || given.startsWith(HUB_TOKEN_PREFIX);

/** The name, if every shell takes it for a variable's; else a refusal. */
export function checkedVariable(name: string): string {
	if (/^[A-Z][A-Z0-9_]*$/.test(name)) return name;
	return refuse({ code: "not-a-variable", field: "tokenVariable", got: name });
}
