import { appsFor, appSnippets, type AppBlock } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { checkOf } from "./checked.ts";
import type { Attempt, Written } from "./load.ts";

/** For each local app that can open the model, an attempt at its commands or its link. */
export function appAttempts(record: ModelRecord): readonly Attempt[] {
	return appsFor(record).map((app) => () => appSnippets(app, record).map((block) => line(block, app.key)));
}

function line(block: AppBlock, app: string): Written {
	if ("link" in block) return { line: { kind: "app", language: "text", app, content: block.link } };
	const { title, code } = block;
	return {
		line: { kind: "app", language: "sh", app, ...(title !== undefined && { title }), content: String(code) },
		check: checkOf(code),
	};
}
