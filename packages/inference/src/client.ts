import type { Code } from "@vitrine/code";
import type { Call, Language } from "./call.ts";

/** One client in one language; `clients/<name>.<language>.ts` exports one, and says all there is to know of it. */
export interface Client {
	/** `huggingface_hub`, `fal_client`, `requests`, `openai`, `fetch`, `huggingface.js`, `curl`. */
	readonly name: string;
	readonly language: Language;
	/** What must be installed for it; absent where the language or the system brings it. */
	readonly package?: ClientPackage;
	/** Whether it is given the hub's terms, a provider and a model, or a request. */
	readonly speaks: "hub" | "http";
	/** Whether its code saves an image, a sound or a video; else it prints where that is. */
	readonly saves: boolean;
	/** The families of snippet that it can write. */
	readonly kinds: ReadonlySet<string>;
	/** Whether it can send exactly this call; asked only for its kinds. */
	says(call: Call): boolean;
	/** The programs that its code runs beside the client. */
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
