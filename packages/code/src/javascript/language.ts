import type { ReadLanguage } from "../language.ts";
import { wrappedJavaScript } from "../layout/javascript.ts";
import { javascriptImports } from "./imports.ts";
import { withoutLine } from "../printing/withoutLine.ts";
import { placeOf } from "./places.ts";

export const JAVASCRIPT: ReadLanguage<"js"> = {
	id: "js",
	name: "JavaScript",
	placeOf,
	wrapped: wrappedJavaScript,
	imports: javascriptImports,
	withoutLine,
};
