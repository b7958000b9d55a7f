import { HIDDEN_RUNS } from "../characters/hidden.ts";

/**
 * The content of double quotes, with each run of hidden characters as a command that prints them: `$(printf '\342\200\213')`,
 * which every POSIX shell runs. In other quotes, `open` leads into double ones and `close` back.
 */
export const withPrintf = (content: string, open = "", close = ""): string =>
	content.replace(HIDDEN_RUNS, (run) => `${open}$(printf '${octal(run)}')${close}`);

/** Whether a text ends in such a command, and perhaps quotes. */
export const endsInPrintf = (text: string): boolean => /\$\(printf '(?:\\[0-7]{3})+'\)["']*$/.test(text);

/** The bytes of a text in UTF-8; only letters, digits and signs, which are never hidden, are not percent-encoded. */
const octal = (text: string): string =>
	encodeURIComponent(text).replace(
		/%(..)/g,
		(_, hex: string) => `\\${Number.parseInt(hex, 16).toString(8).padStart(3, "0")}`,
	);
