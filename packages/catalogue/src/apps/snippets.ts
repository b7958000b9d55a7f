import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppBlock, AppChoice, AppSnippet, LocalApp } from "./shapes.ts";

/**
 * How to run a model in an app, in the order to show it: its commands, each after what installs the app, or its link.
 * Throws a `CodeError` for an id or a file that neither can carry.
 */
export function appSnippets(app: LocalApp, record: ModelRecord, choice?: AppChoice): readonly AppBlock[] {
	return "deeplink" in app ? [{ link: app.deeplink(record, choice) }] : app.snippets(record, choice).map(block);
}

const block = ({ title, setup, code }: AppSnippet): AppBlock => ({
	title,
	code:
		setup === undefined
			? code
			: sh`
				${setup}

				${code}
			`,
});
