import type { Subject } from "../subject.ts";

/** A subject for a test; fields that are not given have plain values. */
export const subjectOf = (given: Partial<Subject>): Subject => ({
	id: "load/none/snippet",
	language: "sh",
	text: "",
	shape: "0000000000000001",
	model: { id: "acme/model", tags: [] },
	...given,
});
