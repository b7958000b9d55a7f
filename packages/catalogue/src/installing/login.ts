import { type Code, commented, js, py, sh } from "@vitrine/code";
import { isGated, type ModelRecord } from "@vitrine/model";
import type { LoadSnippet } from "../shapes.ts";

/** The snippet under a word on how to log in, where not everyone may read the model; any other snippet as it is. */
export function afterLogin(snippet: LoadSnippet, record: ModelRecord): LoadSnippet {
	if ("note" in snippet) return snippet;
	const { language } = snippet.code;
	const write = COMMENTS[language];
	const comments = write === undefined ? [] : loginComments(record, WAYS[language] ?? "command").map(write);
	return comments.length === 0 ? snippet : { ...snippet, code: commented(comments, snippet.code) };
}

/**
 * How a loader finds out who is asking: it looks where the `command` `hf auth login` writes, or reads a `variable`; in
 * browsers nothing does. Ollama shows a `key` of its own; `none` asks as nobody.
 */
export type Login = "command" | "variable" | "variable in Node.js" | "key" | "none";

/** What to do before a model is loaded, a sentence a line; nothing where everyone may read it. */
export function loginComments(record: ModelRecord, way: Login): readonly string[] {
	if (record.private !== true && !isGated(record)) return [];
	const first = record.private === true ? "This model is private: only those who may read it can load it." : GATED;
	return [first, HOW[way]];
}

const GATED = "This model is gated: accept the conditions on its page first.";

const HOW: Readonly<Record<Login, string>> = {
	command: "Then log in with: hf auth login",
	variable: "Then put a token of yours into the variable HF_TOKEN.",
	"variable in Node.js": "Then put a token of yours into the variable HF_TOKEN; Node.js reads it, a browser cannot.",
	none: "Then download its file with hf download: what follows can only use it from the folder of its models.",
	key: "Then add Ollama's key (~/.ollama/id_ed25519.pub) to the SSH keys of your account.",
};

const WAYS: Readonly<Record<string, Login>> = { js: "variable in Node.js" };

const COMMENTS: Readonly<Record<string, (text: string) => Code>> = {
	python: (text) => py`# ${text}`,
	js: (text) => js`// ${text}`,
	sh: (text) => sh`# ${text}`,
};
