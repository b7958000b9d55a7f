import type { Check, OnResult } from "../check.ts";
import { nodeEnvironment, nodeInstallHint, requireNode } from "../environments/node.ts";
import type { Subject } from "../subject.ts";
import { JAVASCRIPT_DEFECTS } from "./defects.ts";
import { libraryOf } from "./subjects.ts";
import { diagnose, typescriptVersion } from "./typescript.ts";

/** Checks the types of JavaScript load snippets with TypeScript, against the released packages that they import. */
export const javascriptTypes: Check = {
	level: "typed",
	stage: "types",
	installHint: `${nodeInstallHint("js")} TypeScript comes with npm ci.`,
	appliesTo: (subject) => subject.language === "js" && libraryOf(subject) !== undefined,
	skipReason: ({ text }) => (text.includes("model.generate_speech(") ? UNTYPED : undefined),
	isAvailable: async () => typescriptVersion() !== undefined && nodeEnvironment("js") !== undefined,
	tools: ({ text }) => ({
		typescript: typescriptVersion() ?? "none",
		...Object.fromEntries([...requireNode("js").versions].filter(([name]) => text.includes(`from "${name}"`))),
	}),
	run,
	defects: JAVASCRIPT_DEFECTS,
};

const UNTYPED =
	"The types of Transformers.js declare every from_pretrained to return a PreTrainedModel, which has no generate_speech.";

async function run(subjects: readonly Subject[], onResult: OnResult): Promise<void> {
	const texts = [...new Set(subjects.map(({ text }) => text))];
	const problems = await diagnose(texts, requireNode("js").folder);
	for (const subject of subjects) onResult(subject, problems.get(subject.text) ?? emptyPart(subject.text));
}

/** A part of a message that says it is a text and has none, which the types of messages allow. */
function emptyPart(text: string): string | undefined {
	const found = /\{\s*type: "text",?\s*\}/.exec(text);
	if (found === null) return undefined;
	return `line ${text.slice(0, found.index).split("\n").length}: a part of a message of the type "text" has no text`;
}
