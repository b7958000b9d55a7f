import type { Code } from "@vitrine/code";
import type { Call, Language } from "./call.ts";

/** A client in one language; each `clients/<name>.<language>.ts` exports one, with everything about it. */
export interface Client {
	/** As on its tab, such as `requests`; unique within its language. */
	readonly name: string;
	readonly language: Language;
	/** What to install for it; absent if the language or the system includes it. */
	readonly package?: ClientPackage;
	/** Whether it takes the hub's terms (a provider and a model) or a request. */
	readonly speaks: "hub" | "http";
	/** Whether its code saves an image, a sound or a video; otherwise it prints its location. */
	readonly saves: boolean;
	/** The families of snippet that it can write. */
	readonly kinds: ReadonlySet<string>;
	/** Whether it can send exactly this call; called only for its kinds. */
	canSend(call: Call): boolean;
	/** The programs that its code runs besides the client. */
	tools(call: Call): readonly string[];
	/** The code. Throws a `CodeError` for a value that the language cannot represent. */
	write(call: Call): Code;
}

interface ClientPackage {
	readonly registry: "pypi" | "npm";
	readonly name: string;
}

export interface CallSnippet {
	readonly language: Language;
	/** The name of the client. */
	readonly client: string;
	/** The family of snippet (`basic`, `conversational` …). */
	readonly kind: string;
	readonly content: string;
	/** A fingerprint of the snippet without its values; see `Code`. Not printed. */
	readonly shape: string;
}
