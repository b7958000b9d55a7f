import { isGated, type ModelRecord } from "@vitrine/model";

/** Who can read the files of a model; `reviewed` is gated with manual approval. */
export type AccessKind = keyof typeof ACCESS;

const TOKEN = "Request access on the hub and use your own token.";

/** Each kind of access: its name, and what it means for code. */
export const ACCESS = {
	open: { label: "open", meaning: "" },
	gated: { label: "gated", meaning: TOKEN },
	reviewed: { label: "gated, manual approval", meaning: TOKEN },
	private: { label: "private", meaning: "The code needs a token from an account with access." },
	disabled: { label: "disabled", meaning: "The hub no longer serves the files, so code that loads them fails." },
} as const;

export function accessOf(record: ModelRecord): AccessKind {
	if (record.disabled === true) return "disabled";
	if (record.private === true) return "private";
	if (!isGated(record)) return "open";
	return record.gated === "manual" ? "reviewed" : "gated";
}
