import type { Subject } from "../subject.ts";

/** The first subject of each shape that is not known yet; adds those shapes to the known ones. */
export const newShapes = (subjects: readonly Subject[], known: Set<string>): readonly Subject[] =>
	subjects.filter(({ shape }) => !known.has(shape) && known.add(shape));

/** The shapes of subjects. */
export const shapesOf = (subjects: readonly Subject[]): Set<string> => new Set(subjects.map(({ shape }) => shape));
