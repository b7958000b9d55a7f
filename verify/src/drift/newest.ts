import type { RegistryAnswer } from "./ask.ts";
import { answersFor } from "./answers.ts";
import { installReference, loadReference, REFERENCE, type Reference } from "./reference.ts";
import { keyOf } from "../shell/packageName.ts";

/** The newest released reference packages, installed outside the project; throws if the registry does not say which they are. */
export async function newestReference(): Promise<Reference> {
	const asked = REFERENCE.map((name) => ({ ecosystem: "npm" as const, name }));
	const answers = await answersFor(asked);
	const versions = asked.map((one) => [one.name, versionOf(one.name, answers.get(keyOf(one)))] as const);
	return loadReference(await installReference(Object.fromEntries(versions)));
}

function versionOf(name: string, answer: RegistryAnswer | undefined): string {
	if (answer !== undefined && "version" in answer) return answer.version;
	throw new Error(
		`${name}: ${answer !== undefined && "problem" in answer ? answer.problem : "its registry does not have it"}`,
	);
}
