/** The reader of the report, for the pages that show it; `npm run verify` runs the checks themselves. */
export { type CheckedHere, type Here } from "./report/here.ts";
export { callStanding, wayStanding } from "./report/lowered.ts";
export { rankOf, type Level, LEVELS, type Reached } from "./report/level.ts";
export { countsOf, readReport, type Report, type Standing, type Tally } from "./report/report.ts";
export type { Row, Tools } from "./report/row.ts";
export { plainReason, provenBy, reasonOf, standingText, stillOpen, toolNames, used } from "./report/sentences.ts";
