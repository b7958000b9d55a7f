import type { z } from "zod";

/** Something that the API answers: its address, its parameters and its answer. The only place that describes them. */
export interface Operation {
	/** Unique: `listModels`. */
	readonly id: string;
	readonly method: "get" | "post";
	/** Below `/api/v1`, with its parameters in braces: `/tasks/{id}`. */
	readonly path: string;
	/** The heading that it is listed under. */
	readonly group: string;
	readonly summary: string;
	/** What else there is to know, in a few sentences. */
	readonly description?: string;
	/** What a request may state: in the path and the query, or in the body of a POST. */
	readonly parameters: z.ZodObject;
	readonly answer: z.ZodType;
	/** Whether it also answers as plain text. */
	readonly text?: true;
	/** Requests to try, which succeed on the starter models. */
	readonly examples: readonly Readonly<Record<string, unknown>>[];
}

/** The address of the API below the root of the site. */
export const API = "/api/v1";

/** The model of the starter that requests to try are about. */
export const EXAMPLE = { owner: "vitrine", name: "tiny-chat", id: "vitrine/tiny-chat" } as const;

/** The names of the parameters in a path. */
export function namesIn(path: string): readonly string[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
