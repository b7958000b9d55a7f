const KEY = "token ";
const HUB_PREFIX = "hf_";

/** What this page holds where the browser keeps nothing. */
const memory = new Map<string, string>();

/** The token given for a scope in this tab, or one of the hub where that will do; empty where there is none. */
export function keptToken(scope: string, kind: "hub" | "own" | "either"): string {
	const own = read(scope);
	return own === "" && kind !== "own" ? read("hub") : own;
}

/** Keeps a token for as long as the tab is open. One of the hub's is kept for everything that takes those. */
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
