import type { Check, Tell } from "../check.ts";
import { howToInstallNode, nodeEnvironment } from "../nodeEnvironment.ts";
import type { Subject } from "../subject.ts";
import { JAVASCRIPT_DEFECTS } from "./defects.ts";
import { libraryOf } from "./subjects.ts";
import { diagnose, typescriptVersion } from "./typescript.ts";

/** TypeScript's compiler, reading load snippets beside the types of the released packages that they import. */
export const javascriptTypes: Check = {
	level: "typed",
	stage: "types",
	missing: `${howToInstallNode("js")} TypeScript comes with npm ci.`,
	concerns: (subject) => subject.language === "js" && libraryOf(subject) !== undefined,
	excuse: ({ text }) => (text.includes("model.generate_speech(") ? UNTYPED : undefined),
	ready: async () => typescriptVersion() !== undefined && nodeEnvironment("js") !== undefined,
	tools: ({ text }) => ({
		typescript: typescriptVersion()!,
		...Object.fromEntries([...nodeEnvironment("js")!.versions].filter(([name]) => text.includes(`from "${name}"`))),
	}),
	run: checked,
	defects: JAVASCRIPT_DEFECTS,
};

const UNTYPED =
	"the types of Transformers.js let every from_pretrained give a plain PreTrainedModel, which has no generate_speech";

async function checked(subjects: readonly Subject[], tell: Tell): Promise<void> {
	const problems = await diagnose(
		subjects.map(({ text }) => text),
		nodeEnvironment("js")!.folder,
	);
	for (const [at, subject] of subjects.entries()) tell(subject, problems[at]);
}
