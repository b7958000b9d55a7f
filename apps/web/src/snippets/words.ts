import { clientNamed } from "@vitrine/inference";
import { standingText } from "@vitrine/verify";
import type { SnippetLine } from "./shapes.ts";

type Line = Omit<SnippetLine, "key">;

/** The command that installs the package of the client that a call is written for; undefined for other code, and if it needs none. */
export function clientInstall({ language, client }: Line): string | undefined {
	const needed = client === undefined ? undefined : clientNamed(`${language}/${client}`).package;
	return needed && `${needed.registry === "npm" ? "npm" : "pip"} install ${needed.name}`;
}

/** What the checks state about a piece of code, as a sentence or two; undefined for a note or a link. */
export function standingOf({ level, checked, levelReason, here }: Line): string | undefined {
	if (level === undefined) return undefined;
	if (level === null || !checked) return standingText(undefined);
	const lowered = levelReason === undefined ? {} : { lowered: levelReason };
	return standingText({ level, ...checked, ...lowered, ...(here && { here }) });
}
