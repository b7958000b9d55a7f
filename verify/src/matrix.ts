import { appSubjects } from "./matrix/app.ts";
import { callSubjects } from "./matrix/call.ts";
import { loadSubjects } from "./matrix/load.ts";
import type { Group, Subject } from "./subject.ts";

/** All that is checked, as the rows of the report: each load snippet and block of commands, each template of calls. */
export function matrix(): readonly Group[] {
	const single = [...loadSubjects(), ...appSubjects()].map(alone);
	const calls = Map.groupBy(callSubjects(), ({ shape }) => shape);
	const groups = [...single, ...[...calls.values()].map(together)];
	refuseTwins(groups);
	return groups;
}

const alone = (subject: Subject): Group => ({ id: subject.id, shape: subject.shape, subjects: [subject] });

const together = (subjects: readonly Subject[]): Group => ({ ...alone(subjects[0]!), subjects });

function refuseTwins(groups: readonly Group[]): void {
	const ids = groups.map(({ id }) => id);
	const twin = ids.find((id, at) => ids.indexOf(id) !== at);
	if (twin !== undefined) throw new Error(`${twin}: two snippets are called this. Give one of them another title.`);
}
