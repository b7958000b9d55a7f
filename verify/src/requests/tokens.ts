import type { CallOptions } from "@vitrine/inference";
import { providerKeys, tokenVariable } from "@vitrine/inference";

/** What stands in the variable of a token: of each variable something else, so that no two can be mistaken. */
export const valueOf = (variable: string): string =>
	variable === HUB_VARIABLE ? "hf_the_value_of_HF_TOKEN" : `the-value-of-${variable}`;

const HUB_VARIABLE = "HF_TOKEN";
/** The variable of an endpoint of one's own, unless the reader names another. */
const ENDPOINT_VARIABLE = "API_TOKEN";
const PLACEHOLDER = "<ACCESS_TOKEN>";

/** The variables that snippets read their tokens from, and those that the options name, each with its value. */
export function tokenEnvironment({ tokenVariable: own, endpoints }: CallOptions): Readonly<Record<string, string>> {
	const named = [own, ...(endpoints ?? []).map((endpoint) => endpoint.tokenVariable)];
	const known = [HUB_VARIABLE, ENDPOINT_VARIABLE, "FAL_KEY", ...providerKeys.map(tokenVariable), ...named];
	const given = known.filter((name): name is string => typeof name === "string" && name !== "");
	return Object.fromEntries(given.map((name) => [name, valueOf(name)]));
}

/** The token that the reader gave; undefined where the snippet is to read a variable. */
export const givenToken = ({ accessToken }: CallOptions): string | undefined =>
	accessToken === undefined || accessToken === "" || accessToken === PLACEHOLDER ? undefined : accessToken;

/** The hub's token: the one given, or what its variable holds. */
export const hubToken = (options: CallOptions): string => givenToken(options) ?? valueOf(HUB_VARIABLE);

/** A provider's own key: the one given, or what its variable holds. */
export const providerToken = (options: CallOptions, provider: string): string =>
	givenToken(options) ?? valueOf(tokenVariable(provider));

/** The token of an endpoint of one's own. */
export const endpointToken = (options: CallOptions): string =>
	givenToken(options) ?? valueOf(options.tokenVariable || ENDPOINT_VARIABLE);
