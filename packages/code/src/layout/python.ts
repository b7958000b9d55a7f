import { atAnyBrackets } from "./atBrackets.ts";
import { atComment } from "./atComment.ts";
import { atBrackets } from "./pythonBrackets.ts";
import type { Layout } from "./wrap.ts";

/** The parts of the layout that most lines need; the ranks of rules are those of the whole layout. */
export const comments = { rules: { 0: atComment } } as const satisfies Layout;
export const brackets = { rules: { 7: atBrackets, 9: atAnyBrackets } } as const satisfies Layout;
