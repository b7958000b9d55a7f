import { json, type Recorded, type Reply } from "../recorder/recorded.ts";
import { addressOf, mediumOf, type Medium } from "./media.ts";
import type { Scene } from "./scene.ts";

/** A provider's answer; undefined where the request is none of its own. */
export type ProviderAnswer = (request: Recorded, path: string, visit: Visit) => Reply | undefined;

/** One snippet's stay at a provider. */
export interface Visit {
	readonly scene: Scene;
	/** How often it has asked after its job. */
	asked: number;
}

/** The number that every job gets. */
export const JOB = "7f3c-0001";

/** Whether a job is done: not when it is first asked after, so that nobody gets by without waiting. */
export function isDone(visit: Visit): boolean {
	visit.asked += 1;
	return visit.asked > 1;
}

/** The medium that the task of a visit gives back. */
export const mediumIn = ({ scene }: Visit): Medium =>
	mediumOf(scene.task) ?? (scene.task === "audio-to-audio" ? "audio" : "image");

/** The address of the result of a visit. */
export const resultOf = (visit: Visit): string => addressOf(mediumIn(visit));

/** An answer for what a provider does not know. */
export const unknown = ({ method }: Recorded, path: string): Reply =>
	json({ error: `No route for ${method} ${path}.` }, 404);
