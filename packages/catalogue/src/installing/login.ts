import { type Code, commented, js, py, sh } from "@vitrine/code";
import { isGated, type ModelRecord } from "@vitrine/model";
import type { LoadSnippet } from "../shapes.ts";

/** The snippet, under comments on how to log in if the model is gated or private. */
export function afterLogin(snippet: LoadSnippet, record: ModelRecord): LoadSnippet {
	if ("note" in snippet) return snippet;
	const { language } = snippet.code;
	const write = COMMENTS[language];
	const comments = write === undefined ? [] : loginComments(record, WAYS[language] ?? "command").map(write);
	return comments.length === 0 ? snippet : { ...snippet, code: commented(comments, snippet.code) };
}

/**
 * How a loader authenticates: with the token that the `command` `hf auth login` saves, with an environment
 * `variable`, with an SSH `key` (Ollama), or not at all (`none`).
 */
export type Login = "command" | "variable" | "variable in Node.js" | "key" | "none";

/** What to do before a model is loaded, one sentence per line; empty for a public model. */
export function loginComments(record: ModelRecord, way: Login): readonly string[] {
	if (record.private !== true && !isGated(record)) return [];
	const first = record.private === true ? "This model is private: you need access to load it." : GATED;
	return [first, HOW[way]];
}

const GATED = "This model is gated: accept the conditions on its page first.";

const HOW: Readonly<Record<Login, string>> = {
	command: "Then log in with: hf auth login",
	variable: "Then set the environment variable HF_TOKEN to your access token.",
	"variable in Node.js":
		"Then set the environment variable HF_TOKEN to your access token. Node.js reads it; a browser cannot.",
	none: "Then download its file with hf download to the folder of models that the next command reads.",
	key: "Then add the key in ~/.ollama/id_ed25519.pub to the SSH keys of your account.",
};

const WAYS: Readonly<Record<string, Login>> = { js: "variable in Node.js" };

const COMMENTS: Readonly<Record<string, (text: string) => Code>> = {
	python: (text) => py`# ${text}`,
	js: (text) => js`// ${text}`,
	sh: (text) => sh`# ${text}`,
};
