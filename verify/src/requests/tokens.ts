import type { CallOptions } from "@vitrine/inference";
import { providerKeys, tokenVariable } from "@vitrine/inference";

/** The value of a token variable: a different one for each variable. */
export const tokenValue = (variable: string): string =>
	variable === HUB_VARIABLE ? "hf_the_value_of_HF_TOKEN" : `the-value-of-${variable}`;

const HUB_VARIABLE = "HF_TOKEN";
/** The default variable for the token of a custom endpoint. */
const ENDPOINT_VARIABLE = "API_TOKEN";
const PLACEHOLDER = "<ACCESS_TOKEN>";

/** The variables from which snippets read tokens, with their values. */
export function tokenVariables({ tokenVariable: own, endpoints }: CallOptions): Readonly<Record<string, string>> {
	const named = [own, ...(endpoints ?? []).map((endpoint) => endpoint.tokenVariable)];
	const known = [HUB_VARIABLE, ENDPOINT_VARIABLE, "FAL_KEY", ...providerKeys.map(tokenVariable), ...named];
	const given = known.filter((name): name is string => typeof name === "string" && name !== "");
	return Object.fromEntries(given.map((name) => [name, tokenValue(name)]));
}

/** The hub token: the given one, or that of its variable. */
export const hubToken = (options: CallOptions): string => givenToken(options) ?? tokenValue(HUB_VARIABLE);

/** The token of a provider: the given one, or that of its variable. */
export const providerToken = (options: CallOptions, provider: string): string =>
	givenToken(options) ?? tokenValue(tokenVariable(provider));

/** The token of a custom endpoint. */
export const endpointToken = (options: CallOptions): string =>
	givenToken(options) ?? tokenValue(options.tokenVariable || ENDPOINT_VARIABLE);

/** The token that the reader has given; undefined if the snippet reads it from a variable. */
const givenToken = ({ accessToken }: CallOptions): string | undefined =>
	accessToken === undefined || accessToken === "" || accessToken === PLACEHOLDER ? undefined : accessToken;
