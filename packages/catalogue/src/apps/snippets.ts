import { commented, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { loginComments } from "../installing/login.ts";
import { wellTyped } from "../loading/wellTyped.ts";
import type { AppBlock, AppChoice, AppSnippet, LocalApp } from "./shapes.ts";

/**
 * How to run a model in an app, in display order: its link, or its commands, each after the installation and, for a
 * gated or private model, how to log in. Throws a `CodeError` for an id or a file that neither can contain.
 */
export function appSnippets(app: LocalApp, given: ModelRecord, choice?: AppChoice): readonly AppBlock[] {
	const record = wellTyped(given);
	return "deeplink" in app
		? [{ link: app.deeplink(record, choice) }]
		: app.snippets(record, choice).map((one) => block(one, record));
}

function block({ title, setup, login, code: bare }: AppSnippet, record: ModelRecord): AppBlock {
	const comments = login === undefined ? [] : loginComments(record, login);
	const code = commented(
		comments.map((text) => sh`# ${text}`),
		bare,
	);
	if (setup === undefined) return { title, code };
	return {
		title,
		code: sh`
			${setup}

			${code}
		`,
	};
}
