export { answer } from "./answer.ts";
export { APPS, FIELDS, LOADERS } from "./ask.ts";
export {
	type ErrorLine,
	type SnippetKind,
	KINDS,
	LANGUAGES,
	type LogMessage,
	type Output,
	type SnippetLine,
} from "./shapes.ts";
export { clientInstall, standingOf } from "./words.ts";
