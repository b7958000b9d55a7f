const KEY = "token ";
const HUB_PREFIX = "hf_";

/** Tokens by scope, if the browser has no session storage. */
const memory = new Map<string, string>();

/** The token for a scope in this tab, else the hub token if it is accepted; empty if there is none. */
export function keptToken(scope: string, kind: "hub" | "own" | "either"): string {
	const own = read(scope);
	return own === "" && kind !== "own" ? read("hub") : own;
}

/** Stores a token until the tab is closed. A hub token is stored for everything that accepts one. */
export function keepToken(scope: string, kind: "hub" | "own" | "either", token: string): void {
	const isHubs = kind !== "own" && token.startsWith(HUB_PREFIX);
	write(isHubs ? "hub" : scope, token);
	if (isHubs || token === "") write(scope, scope === "hub" ? token : "");
	if (token === "" && kind !== "own") write("hub", "");
}

function read(scope: string): string {
	try {
		return sessionStorage.getItem(KEY + scope) ?? "";
	} catch {
		return memory.get(scope) ?? "";
	}
}

function write(scope: string, token: string): void {
	try {
		if (token === "") sessionStorage.removeItem(KEY + scope);
		else sessionStorage.setItem(KEY + scope, token);
	} catch {
		memory.set(scope, token);
	}
}
