import { HIDDEN_RUNS } from "./hidden.ts";

/** JSON with escapes in place of hidden characters, which can only be in its strings: the same value. */
export const jsonEscaped = (json: string): string =>
	json.replace(HIDDEN_RUNS, (run) =>
		run
			.split("")
			.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
			.join(""),
	);
