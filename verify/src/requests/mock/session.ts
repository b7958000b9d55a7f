import { json, type RecordedRequest, type Reply } from "../recorder/exchange.ts";
import { addressOf, type Medium, mediumOf } from "./media.ts";
import type { Scenario } from "./scenario.ts";

/** The mock of a provider; returns undefined for a request that the provider does not know. */
export type ProviderMock = (request: RecordedRequest, path: string, session: Session) => Reply | undefined;

/** The state of the mocked hosts while one program runs. */
export interface Session {
	readonly scenario: Scenario;
	/** How often the program has requested the state of its job. */
	polls: number;
}

/** The id of every job. */
export const JOB = "7f3c-0001";

/** Whether a job is done when a program asks for its state: never at the first time, so that the program has to wait. */
export function poll(session: Session): boolean {
	session.polls += 1;
	return session.polls > 1;
}

/** The medium of the result. */
export const resultMedium = ({ scenario: { task } }: Session): Medium =>
	mediumOf(task) ?? (task === "audio-to-audio" ? "audio" : "image");

/** The address of the result. */
export const resultUrl = (session: Session): string => addressOf(resultMedium(session));

/** The reply to a request that nothing matches. */
export const notFound = ({ method }: RecordedRequest, path: string): Reply =>
	json({ error: `No route for ${method} ${path}. A new path of a provider needs a reply in ${REPLIES}.` }, 404);

const REPLIES = "verify/src/requests/mock/providers.ts";
