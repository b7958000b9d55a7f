import { createHash } from "node:crypto";
import { author, isObject, type ModelRecord, parameterCount, providerMapping } from "@vitrine/model";

/** A model in the field names of the read API. What its source does not know is absent, or null. */
export type Info = Readonly<Record<string, unknown>>;

/** How a field is read off a record; undefined where the record does not say it in a form that clients can read. */
type Read = (record: ModelRecord) => unknown;

/** The fields of a model's info, each as clients parse it. Older ones fail where downloads and likes are not named at all. */
const FIELDS = {
	author,
	baseModels: ({ baseModels }) => (isObject(baseModels) ? baseModels : undefined),
	cardData: ({ cardData }) => cardData,
	config: ({ config }) => config,
	createdAt: ({ createdAt }) => moment(createdAt),
	disabled: ({ disabled }) => disabled ?? false,
	downloads: ({ downloads }) => downloads ?? null,
	downloadsAllTime: ({ downloadsAllTime }) => numeric(downloadsAllTime),
	gated: ({ gated }) => gated ?? false,
	gguf: ({ gguf }) => gguf,
	inferenceProviderMapping: (record) => mappingOf(record),
	lastModified: ({ lastModified }) => moment(lastModified),
	library_name: ({ library_name }) => library_name,
	likes: ({ likes }) => likes ?? null,
	mask_token: ({ mask_token }) => mask_token,
	"model-index": (record) => (Array.isArray(record["model-index"]) ? record["model-index"] : undefined),
	pipeline_tag: ({ pipeline_tag }) => pipeline_tag,
	private: (record) => record.private ?? false,
	safetensors: (record) => weightsOf(record),
	sha: ({ sha }) => sha,
	siblings: ({ siblings }) => siblings?.map(({ rfilename }) => ({ rfilename })),
	tags: ({ tags }) => tags,
	transformersInfo: ({ transformersInfo }) => (transformersInfo?.auto_model ? transformersInfo : undefined),
	trendingScore: ({ trendingScore }) => trendingScore,
	usedStorage: ({ usedStorage }) => usedStorage,
	widgetData: ({ widgetData }) => widgetData,
} as const satisfies Readonly<Record<string, Read>>;

export type Field = keyof typeof FIELDS;

/** Fields that clients may ask for and that no source here knows. */
const UNKNOWN = [
	"childrenModelCount",
	"evalResults",
	"inference",
	"resourceGroup",
	"spaces",
	"transformersVersion",
	"xetEnabled",
] as const;

/** Every name that `expand` may have. */
export const EXPANDABLE: readonly string[] = [...Object.keys(FIELDS), ...UNKNOWN].sort();

/** All fields there are. */
export const EVERY: readonly string[] = Object.keys(FIELDS);

/** The named fields of a record, beside its id in the three names that clients know it by. */
export function infoOf(record: ModelRecord, fields: readonly string[]): Info {
	const known = fields.filter((field): field is Field => Object.hasOwn(FIELDS, field));
	const values = known.map((field): [string, unknown] => [field, FIELDS[field](record)]);
	return {
		_id: createHash("sha256").update(record.id).digest("hex").slice(0, 24),
		id: record.id,
		modelId: record.id,
		...Object.fromEntries(values.filter(([, value]) => value !== undefined)),
	};
}

/** A date with milliseconds, the one form that clients read. */
function moment(date: string | undefined): string | undefined {
	const time = Date.parse(date ?? "");
	return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function numeric(value: unknown): number | undefined {
	return typeof value === "number" ? value : undefined;
}

/** Clients want both the parts and the sum. */
function weightsOf(record: ModelRecord): ModelRecord["safetensors"] {
	const { safetensors } = record;
	if (safetensors === undefined) return undefined;
	const total = parameterCount({ id: record.id, tags: [], safetensors });
	return total === undefined ? undefined : { ...safetensors, parameters: safetensors.parameters ?? {}, total };
}

/** By provider, as in a model's info. Entries that lack what clients require are left out. */
function mappingOf(record: ModelRecord): Info | undefined {
	if (record.inferenceProviderMapping === undefined) return undefined;
	const whole = providerMapping(record).filter(({ status, task }) => status !== undefined && task !== undefined);
	return Object.fromEntries(whole.map(({ provider, ...entry }) => [provider, entry]));
}
