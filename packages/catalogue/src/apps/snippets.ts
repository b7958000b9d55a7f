import { commented, sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { loginComments } from "../installing/login.ts";
import type { AppBlock, AppChoice, AppSnippet, LocalApp } from "./shapes.ts";

/**
 * How to run a model in an app, in the order to show it: its commands, each after what installs the app and how to log
 * in where not everyone may read the model, or its link.
 * Throws a `CodeError` for an id or a file that neither can carry.
 */
export function appSnippets(app: LocalApp, record: ModelRecord, choice?: AppChoice): readonly AppBlock[] {
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
