export type * from "./shapes.ts";
export { localApps } from "./localApps.ts";
export { projectorFor, quantChoices } from "./shared/choices.ts";
export { appShows } from "./shows.ts";
export { appSnippets } from "./snippets.ts";
