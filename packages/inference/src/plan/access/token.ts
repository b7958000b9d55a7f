import { env } from "@vitrine/code";
import type { Secret } from "../../call.ts";
import { HUB_TOKEN_PREFIX, PLACEHOLDER } from "../../constants.ts";
import { refuse } from "../../refusal.ts";
import { inHeader } from "../header.ts";

/** The reader's token; undefined if it is absent, empty or the placeholder. */
export function givenToken(accessToken: string | undefined): string | undefined {
	if (!accessToken || accessToken === PLACEHOLDER) return undefined;
	return inHeader("accessToken", accessToken);
}

/** The reader's token, else the variable to read it from. */
export const secretOf = (given: string | undefined, variable: string): Secret => given ?? env(variable);

/** Whether the hub's clients accept it as a hub token; a variable is assumed to contain what its name says. */
export const isHubToken = (given: string | undefined): boolean =>
	given === undefined || given.startsWith(HUB_TOKEN_PREFIX);

/** The name, if every shell accepts it as the name of a variable; else a refusal. */
export function checkedVariable(name: string): string {
	if (/^[A-Z][A-Z0-9_]*$/.test(name)) return name;
	return refuse({ code: "not-a-variable", field: "tokenVariable", got: name });
}
