import type { Reached } from "../report/level.ts";

/** What a record gets: code of a library or an app, code that reads its weights alone, or only code that fetches its files. */
export type Given = "library" | "app" | "weights" | "files";

/** How far the code that a page shows first was checked; `not checked` where the report has none. */
export type CodeLevel = Reached | "not checked";
