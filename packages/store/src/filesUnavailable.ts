import { messageOf } from "@vitrine/model";
import { SourceError, type Repositories } from "@vitrine/sources";
import { SourceSlow } from "./answering.ts";

/** The files of a source that is in the catalogue cannot be read now: its folder or disk is gone, or does not answer. */
export class FilesUnavailable extends Error {
	override readonly name = "FilesUnavailable";
	readonly code = "files-unavailable";
}

/**
 * The same files; errors of the system become FilesUnavailable. `onNotice` is called when a source can no longer be read,
 * and when it can be read again.
 */
export function reportingFaults(
	source: string,
	files: Repositories,
	onNotice: (message: string) => void,
): Repositories {
	let isAway = false;
	const noted = (error: unknown): unknown => {
		if (!isFault(error)) return error;
		const reason = messageOf(error);
		if (!isAway && !isRefused(error))
			onNotice(`The files of ${source} cannot be read; its models are shown without them (${reason})`);
		isAway ||= !isRefused(error);
		return new FilesUnavailable(`The files of ${source} cannot be read: ${reason}`, { cause: error });
	};
	const answered = <T>(answer: T): T => {
		if (isAway) onNotice(`The files of ${source} can be read again.`);
		isAway = false;
		return answer;
	};
	const watched =
		(method: Method) =>
		async (...args: unknown[]): Promise<unknown> =>
			method.apply(files, args).then(answered, (error: unknown) => {
				throw noted(error);
			});
	const get = (_: Repositories, name: string | symbol): unknown => {
		const member: unknown = Reflect.get(files, name);
		return typeof member === "function" ? watched(member as Method) : member;
	};
	return new Proxy(files, { get });
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** Whether an error comes from the system or means that the source is not there, instead of being about one request. */
function isFault(error: unknown): boolean {
	if (error instanceof SourceSlow) return true;
	if (error instanceof SourceError) return error.code === "no-source" || error.code === "not-found";
	return error instanceof Error && "code" in error && /^E[A-Z0-9]+$/.test(String(error.code));
}

/** A source that is slow answers others, and would be reported again and again. */
const isRefused = (error: unknown): boolean => error instanceof SourceSlow && error.code === "refused";
