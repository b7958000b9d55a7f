import type { Language } from "../language.ts";
import { wrappedJavaScript } from "../layout/javascript.ts";
import { javascriptImports } from "./imports.ts";
import { placeOf } from "./places.ts";

export const JAVASCRIPT: Language<"js"> = {
	id: "js",
	name: "JavaScript",
	placeOf,
	wrapped: wrappedJavaScript,
	imports: javascriptImports,
};
