import { choicesFor, codeOf, reasonText, type Way } from "@vitrine/catalogue";
import type { Code } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { type CheckedHere, type Reached, standingText, wayStanding } from "@vitrine/verify";
import { checks } from "../../data/checks.ts";

/** A way to use a model in the JSON of a page. */
interface WayJson {
	readonly kind: Way["kind"];
	/** The key of the library or app; `files` for the files. */
	readonly key: string;
	readonly name: string;
	readonly fit: Way["fit"];
	/** Why it is offered. */
	readonly reason: string;
	/** Its first code that does more than install; absent if there is none. */
	readonly code?: CodeJson;
}

interface CodeJson {
	readonly language: string;
	readonly text: string;
	/** The check level; absent if it was not checked. */
	readonly level?: Reached | undefined;
	/** What the checks state about it. */
	readonly checked: string;
}

/** The ways to use a model, the first choice first, with their code and its check level. */
export function waysJson(record: ModelRecord, outcome?: CheckedHere): readonly WayJson[] {
	const { first, ways } = choicesFor(record);
	return [first, ...ways.filter((way) => way !== first)].map((way): WayJson => {
		const { prettyLabel } = way.kind === "app" ? way.app : way.library;
		const offer = { kind: way.kind, key: way.key, name: prettyLabel, fit: way.fit };
		const code = codeOf(way, record);
		const reason = reasonText(way.reason, way.from);
		return code === undefined
			? Object.assign(offer, { reason })
			: Object.assign(offer, { reason, code: codeJson(way, code, outcome) });
	});
}

function codeJson(way: Way, code: Code, outcome: CheckedHere | undefined): CodeJson {
	const standing = wayStanding(checks(), way, code, outcome);
	return {
		language: code.language,
		text: String(code),
		level: standing?.level,
		checked: standingText(standing),
	};
}
