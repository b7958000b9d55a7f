import { libraryOf } from "../../libraryOf.ts";
import type { Library } from "../../shapes.ts";
import { FILES } from "./library.ts";

/** The library with a key, or the code that fetches files for the key `files`; undefined if there is neither. */
export const loaderOf = (key: string): Library | undefined => (key === FILES.key ? FILES : libraryOf(key));
