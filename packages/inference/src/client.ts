import type { Code } from "@vitrine/code";
import type { Call, Language } from "./call.ts";

/** A client in one language: `clients/<name>.<language>.ts` exports one, with every fact about it. */
export interface Client {
	/** As on its tab, such as `requests`; unique within its language. */
	readonly name: string;
	readonly language: Language;
	/** The package to install; absent if the client comes with the language or the system. */
	readonly package?: ClientPackage;
	/** Whether it is given a provider and a model, as the hub names them, or a request. */
	readonly speaks: "hub" | "http";
	/** Whether its code saves images, sounds and videos; otherwise it prints their addresses. */
	readonly saves: boolean;
	/** The families of snippet that it can write. */
	readonly kinds: ReadonlySet<string>;
	/** Whether it can send exactly this call, which is of one of its kinds. */
	says(call: Call): boolean;
	/** Further programs that its code runs. */
	tools(call: Call): readonly string[];
	/** The code. Throws a `CodeError` for a value that the language cannot hold. */
	write(call: Call): Code;
}

interface ClientPackage {
	readonly registry: "pypi" | "npm";
	readonly name: string;
}

export interface CallSnippet {
	readonly language: Language;
	/** The client's name. */
	readonly client: string;
	/** The family of snippet (`basic`, `conversational` …). */
	readonly kind: string;
	readonly content: string;
	/** A fingerprint of the snippet with its values taken out; `Code` says what it distinguishes. Not printed. */
	readonly shape: string;
}
