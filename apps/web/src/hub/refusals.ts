import type { FaultWords } from "@vitrine/model";
import { HIDDEN } from "../base/hidden.ts";

/** What is missing or refused, as a code that hub clients know. */
export type ClientCode = "RepoNotFound" | "RevisionNotFound" | "EntryNotFound" | "GatedRepo";

export interface HubRefusal {
	readonly status: 400 | 401 | 403 | 404 | 405 | 412 | 413 | 416 | 503;
	readonly sentence: (words: FaultWords) => string;
	readonly clientCode?: ClientCode;
	/** Seconds after which another attempt may succeed. */
	readonly retryAfter?: number;
}

const quoted = (text: string): string => JSON.stringify(text);

/** Why a request of a hub client is refused, by code. For files, `field` is the path; for models, the id. */
export const REFUSALS = {
	"wrong-parameter": {
		status: 400,
		sentence: ({ field, got, expected }) => `${field} is ${got}: it should be ${expected}`,
	},
	"missing-parameter": {
		status: 400,
		sentence: ({ field, expected }) => `${field} is missing: it should be ${expected}`,
	},
	"too-many": {
		status: 400,
		sentence: ({ field, got, expected }) => `${field} has ${got}: it should have ${expected}`,
	},
	"too-many-values": {
		status: 400,
		sentence: ({ field, got, expected }) => `${field} has ${got}: ${expected} are allowed. Request fewer.`,
	},
	"too-long-search": {
		status: 400,
		sentence: ({ field, got, expected }) => `The text of ${field} has ${got}: it should have ${expected}`,
	},
	"too-large-answer": {
		status: 400,
		sentence: ({ field, got, expected }) => `${field} names ${got}, too many for one response: request ${expected}.`,
	},
	"conflicting-parameters": { status: 400, sentence: ({ field, got }) => `${field} cannot be combined with ${got}.` },
	"wrong-path": { status: 400, sentence: ({ field }) => `${quoted(field)} is not a path in a repository.` },
	"split-file": {
		status: 400,
		sentence: ({ field, expected }) =>
			`${field} is one of several parts, which Ollama cannot join. Use llama.cpp: ${expected}`,
	},
	malformed: {
		status: 400,
		sentence: ({ field }) => `${quoted(field)} is neither a safetensors file nor an index of them.`,
	},
	"no-index": { status: 400, sentence: ({ field }) => `${quoted(field)} is not an index of safetensors files.` },
	"too-long": {
		status: 400,
		sentence: ({ field }) =>
			`${quoted(field)} contains or names headers that are too long for one response: read each file separately.`,
	},
	"too-large-body": { status: 413, sentence: ({ expected }) => `The body of the request is longer than ${expected}.` },
	"no-token": {
		status: 401,
		sentence: () => "No token was sent. Run hf auth login, or set HF_TOKEN, with a token from this server's operator.",
	},
	"no-accounts": { status: 401, sentence: () => "This server has no accounts. It needs no token, and ignores one." },
	gated: { status: 403, sentence: ({ reason }) => reason, clientCode: "GatedRepo" },
	"no-clone": { status: 403, sentence: ({ field }) => `Git cannot clone from this server. Use: hf download ${field}` },
	"unknown-address": {
		status: 404,
		sentence: ({ field }) => `This server has no ${quoted(field)}. See /docs/hub-api for what it serves.`,
	},
	"only-models": { status: 404, sentence: ({ field }) => `${field} are not served here, only models.` },
	"other-kind": {
		status: 404,
		sentence: ({ field, expected }) =>
			`${field} are not served here, only models. If it is published, it is at ${expected}`,
		clientCode: "RepoNotFound",
	},
	"unknown-model": {
		status: 404,
		sentence: ({ field }) => `Model not found: ${quoted(field)}.`,
		clientCode: "RepoNotFound",
	},
	"no-files": {
		status: 404,
		sentence: ({ field, expected }) =>
			`The catalogue has only the record of ${field}, not its files. If it is published, they are at ${expected}`,
		clientCode: "RepoNotFound",
	},
	"unknown-revision": {
		status: 404,
		sentence: ({ field, got, expected }) => `${field} has no revision ${got} here, only ${expected}.`,
		clientCode: "RevisionNotFound",
	},
	"changed-file": {
		status: 404,
		sentence: ({ field, expected }) =>
			`${quoted(field)} has changed since revision ${expected}. Download the whole model again.`,
		clientCode: "RevisionNotFound",
	},
	"unknown-file": {
		status: 404,
		sentence: ({ field, got }) => `${field} has no file ${got}.`,
		clientCode: "EntryNotFound",
	},
	"unknown-folder": {
		status: 404,
		sentence: ({ field, got }) => `${field} has no folder ${got}.`,
		clientCode: "EntryNotFound",
	},
	"unknown-part": {
		status: 404,
		sentence: ({ field, got }) => `${field} has no part ${got}.`,
		clientCode: "EntryNotFound",
	},
	"unknown-tag": {
		status: 404,
		sentence: ({ field, got, expected }) => `${field} has no tag ${got}, only ${expected}.`,
		clientCode: "EntryNotFound",
	},
	"no-gguf": {
		status: 404,
		sentence: ({ field, expected }) => `${field} has no ${expected}, which Ollama and llama.cpp need.`,
		clientCode: "EntryNotFound",
	},
	"hidden-file": { status: 404, sentence: ({ field }) => `${quoted(field)}: ${HIDDEN}`, clientCode: "EntryNotFound" },
	"unreadable-file": {
		status: 404,
		sentence: ({ field }) => `${quoted(field)} cannot be read from this repository.`,
		clientCode: "EntryNotFound",
	},
	"missing-file": {
		status: 404,
		sentence: ({ field }) => `${quoted(field)} no longer exists.`,
		clientCode: "EntryNotFound",
	},
	"read-only": {
		status: 405,
		sentence: () => "This API is read-only. To change the catalogue, use the command: vitrine import",
	},
	"other-version": {
		status: 412,
		sentence: ({ field }) =>
			`${quoted(field)} is not the version that the request names. Download the whole file again.`,
	},
	"wrong-range": { status: 416, sentence: ({ field, expected }) => `${quoted(field)} has only ${expected}.` },
	busy: {
		status: 503,
		sentence: () => "The server is reading too many other files. Try again in a few seconds.",
		retryAfter: 5,
	},
	"pending-digest": {
		status: 503,
		sentence: ({ field }) => `The digest of ${field} is being computed. Try again in a minute.`,
		retryAfter: 30,
	},
} satisfies Readonly<Record<string, HubRefusal>>;
