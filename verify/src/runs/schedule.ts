import type { OnResult, Result } from "../check.ts";
import type { Subject } from "../subject.ts";

/** How many snippets run at the same time. */
const AT_A_TIME = 2;

/** Runs a few snippets at a time, but never two of the same model, whose reads the access log cannot distinguish. */
export async function runConcurrently(
	subjects: readonly Subject[],
	run: (subject: Subject) => Promise<Result>,
	onResult: OnResult,
): Promise<void> {
	const waiting = new Set(subjects);
	const running = new Map<string, Promise<void>>();
	const start = (subject: Subject): Promise<void> =>
		run(subject).then((problem) => {
			running.delete(subject.model.id);
			onResult(subject, problem);
		});
	while (waiting.size > 0 || running.size > 0) {
		const free = running.size < AT_A_TIME ? [...waiting].find(({ model }) => !running.has(model.id)) : undefined;
		if (free === undefined) await Promise.race(running.values());
		else {
			waiting.delete(free);
			running.set(free.model.id, start(free));
		}
	}
}
