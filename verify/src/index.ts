/** What the checks found, for whoever shows it. The checks themselves are run by `npm run verify`. */
export * from "./report.ts";
