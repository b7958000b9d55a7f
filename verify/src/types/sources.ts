import { join } from "node:path";
import { answersOf } from "../processes/jsonLines.ts";
import type { Subject } from "../subject.ts";
import { libraryOf } from "./subjects.ts";

/**
 * The problems of Python programs that a type checker cannot see: arguments behind `**kwargs` that are not documented,
 * words that no imported package has, files that the repository does not have, and settings that come too late. One
 * result per subject; undefined without a problem.
 */
export async function sourceProblems(
	subjects: readonly Subject[],
	python: string,
): Promise<readonly (string | undefined)[]> {
	const programs = subjects.map(programOf);
	for await (const [, { problems }] of answersOf<readonly object[], Answer>(python, SCRIPT, [programs], ask))
		return problems.map((problem) => problem ?? undefined);
	return [];
}

/** A program with what the record says that decides how its model is loaded. */
function programOf(subject: Subject): object {
	const { text, model } = subject;
	return {
		text,
		id: model.id,
		files: (model.siblings ?? []).map(({ rfilename }) => rfilename),
		library: libraryOf(subject) ?? "",
		architectures: model.config?.architectures ?? [],
		interface: model.config?.speechbrain?.speechbrain_interface ?? "",
		tags: model.tags,
		task: model.pipeline_tag ?? "",
		type: model.config?.model_type ?? "",
	};
}

const ask = (programs: readonly object[]): object => ({ programs });

const SCRIPT = join(import.meta.dirname, "sources.py");

interface Answer {
	readonly problems: readonly (string | null)[];
}
