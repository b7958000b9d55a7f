import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { installSnippet } from "../installing/install.ts";
import { INSTALL } from "../installing/title.ts";
import { afterLogin } from "../installing/login.ts";
import type { Library, LoadSnippet } from "../shapes.ts";
import { snippetsOf } from "./snippetsOf.ts";
import { wellTyped } from "./wellTyped.ts";

/**
 * How to install a library and load a record with it, in display order; empty if the library has no snippet. For a
 * gated or private model, each block starts with how to log in. Never throws: a value of the wrong type is ignored,
 * and one that code cannot contain gives a note.
 *
 * @example
 * const demo = { id: "acme/demo", pipeline_tag: "image-classification", tags: [] };
 * loadSnippets(libraryOf("timm"), demo).map(({ title }) => title)[0]; // "Install"
 */
export function loadSnippets(library: Library, given: ModelRecord): readonly LoadSnippet[] {
	const record = wellTyped(given);
	const snippets = snippetsOf(library, record);
	const install = installSnippet(library, snippets, record);
	const loading = snippets.map((snippet) => afterLogin(snippet, record));
	return install === undefined ? loading : [install, ...loading];
}

/** The first code of `loadSnippets` that does more than install; takes a fraction of the time. Undefined if there is none. */
export function loadCode(library: Library, given: ModelRecord): Code | undefined {
	const record = wellTyped(given);
	const found = snippetsOf(library, record).find((one) => "code" in one && one.title !== INSTALL);
	const snippet = found && afterLogin(found, record);
	return snippet && "code" in snippet ? snippet.code : undefined;
}
