import { AUTO, HUB_PROVIDER, HUB_TOKEN_VARIABLE } from "../constants.ts";

/**
 * The environment variable with the key of a provider: `HF_TOKEN` for what the hub itself serves or chooses, else the
 * key in capitals with underscores for dashes, and `_API_KEY`.
 *
 * @example
 * tokenVariable("together"); // "TOGETHER_API_KEY"
 */
export function tokenVariable(provider: string): string {
	if (provider === HUB_PROVIDER || provider === AUTO) return HUB_TOKEN_VARIABLE;
	return `${provider.toUpperCase().replaceAll("-", "_")}_API_KEY`;
}
