import type { ModelRecord } from "@vitrine/model";
import type { Library } from "../../shapes.ts";
import { METHOD_NAMES } from "../contents/methods.ts";
import { isFormatName } from "../contents/formats.ts";
import { hasCode } from "../../loading/hasCode.ts";
import { otherName } from "../otherNames.ts";

/** The program that a card names as its library, if the catalogue has no code for it; undefined for a name that says only a format or a framework. */
export function withoutCode(record: ModelRecord, named: Library | undefined): string | undefined {
	const { library_name: stated } = record;
	if (named !== undefined) return !hasCode(named, record) && !LAYOUTS.has(named.key) ? named.prettyLabel : undefined;
	if (stated === undefined || GENERAL.has(stated.toLowerCase())) return undefined;
	return isFormatName(stated) || METHOD_NAMES.has(stated) || otherName(stated) ? undefined : stated;
}

/** Names of libraries that say only how files are laid out. */
const LAYOUTS: ReadonlySet<string> = new Set(["diffusion-single-file", "peft"]);

/** Names that tell nothing about how a model is loaded. */
const GENERAL: ReadonlySet<string> = new Set([
	"custom",
	"other",
	"torch",
	"tensorflow",
	"huggingface",
	"vllm",
	"sglang",
]);
