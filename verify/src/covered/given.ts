/** What a record gets: code of a library or an app, code that reads its weights alone, or only code that fetches its files. */
export type Given = "library" | "app" | "weights" | "files";
