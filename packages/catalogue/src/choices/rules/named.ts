import type { Library } from "../../shapes.ts";
import { otherName } from "../otherNames.ts";
import { MODEL_TYPES } from "../modelTypes.ts";
import { reads, readsFormat } from "../reads.ts";
import { isLanguage } from "../contents/textGguf.ts";
import { app, library, type Rule } from "./rule.ts";

/** The library or the server that the card names. */
export const namedLibrary: Rule = {
	name: "named-library",
	offers: ({ named }) =>
		named === undefined ? [] : [library(named.key, { code: "named", loader: named.prettyLabel }, "card")],
};

export const namedApp: Rule = {
	name: "named-app",
	offers: ({ contents, record: { library_name: stated } }) => {
		const label = SERVERS.get(stated ?? "");
		if (stated === undefined || label === undefined) return [];
		const server = app(stated, { code: "named", loader: label }, "card");
		if (!isLanguage(contents)) return [server];
		return [server, library("transformers", { code: "other-name", loader: "Transformers", stated: label }, "card")];
	},
};

/** Apps whose keys cards state as their library. */
const SERVERS: ReadonlyMap<string, string> = new Map([
	["vllm", "vLLM"],
	["sglang", "SGLang"],
]);

/** A library that the card names by another name than its key. */
export const otherNamed: Rule = {
	name: "other-name",
	offers: ({ named, contents, record: { library_name: stated } }) => {
		const meant = named === undefined && stated !== undefined ? otherName(stated) : undefined;
		if (meant === undefined || stated === undefined) return [];
		if (meant.key === "llama-cpp-python" && !isLanguage(contents)) return [];
		return [library(meant.key, { code: "other-name", loader: meant.prettyLabel, stated }, "card")];
	},
};

/** Transformers, where the configuration or the hub names one of its classes. */
export const statedClass: Rule = {
	name: "stated-class",
	offers: ({ record: { config, transformersInfo }, named, contents }) => {
		if (named !== undefined || contents.adapter !== undefined) return [];
		const isStated = transformersInfo?.auto_model !== undefined || (config?.architectures?.length ?? 0) > 0;
		return isStated && config?.model_type !== undefined
			? [library("transformers", { code: "stated-class" }, "config")]
			: [];
	},
};

export const taggedLibrary: Rule = {
	name: "tagged-library",
	offers: ({ tagged }) =>
		tagged.map((one: Library) => library(one.key, { code: "named", loader: one.prettyLabel }, "tag")),
};

/** Transformers, where a tag is one of its model types or says that a server for its models takes this one, and nothing names a program. */
export const transformersTag: Rule = {
	name: "transformers-tag",
	offers: ({ record, named, tagged, other, contents }) => {
		const isTorch = contents.formats.has("safetensors") || contents.formats.has("pytorch");
		const tag = record.tags.find((one) => MODEL_TYPES.has(one)) ?? SERVER_TAGS.find((one) => record.tags.includes(one));
		if (tag === undefined || !isTorch || named !== undefined || tagged.length > 0 || other !== undefined) return [];
		if (reads("transformers", contents) === "mismatch") return [];
		return [{ ...library("transformers", { code: "transformers-tag", tag }, "tag"), fit: "unsure" }];
	},
};

const SERVER_TAGS: readonly string[] = ["text-generation-inference", "text-embeddings-inference"];

/** A family of models that have a package of their own, where the card names no library and the format contradicts nothing. */
export const packageInName: Rule = {
	name: "package-in-name",
	offers: ({ record, contents, named, tagged }) => {
		if (named !== undefined || tagged.length > 0 || record.library_name !== undefined) return [];
		const names = [record.id, ...contents.bases.ids];
		const family = FAMILIES.find(
			({ task, name }) => task === record.pipeline_tag && names.some((one) => name.test(one)),
		);
		if (family === undefined || [...contents.formats.keys()].some((format) => !readsFormat(family.key, format)))
			return [];
		return [library(family.key, { code: "named", loader: family.label }, "name")];
	},
};

const FAMILIES = [
	{ name: /kokoro/i, task: "text-to-speech", key: "kokoro", label: "Kokoro" },
	{ name: /kronos/i, task: "time-series-forecasting", key: "kronos-forecasting", label: "Kronos" },
] as const;
