import { createHash } from "node:crypto";
import { author, isObject, type ModelRecord, parameterCount, providerMapping } from "@vitrine/model";

/** A model in the field names of the read API. A field that its source lacks is absent, or null. */
export type Info = Readonly<Record<string, unknown>>;

/** Reads a field of a record; undefined where the record lacks it in a form that clients can parse. */
type Read = (record: ModelRecord) => unknown;

/** The fields of a model's info, each as clients parse it. Older clients fail where downloads and likes are absent. */
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

type Field = keyof typeof FIELDS;

/** Fields that clients may ask for and that no source here has. */
const UNKNOWN = [
	"childrenModelCount",
	"evalResults",
	"gitalyUid",
	"inference",
	"resourceGroup",
	"spaces",
	"transformersVersion",
	"xetEnabled",
] as const;

/** All names that `expand` accepts. */
export const EXPANDABLE: readonly string[] = [...Object.keys(FIELDS), ...UNKNOWN].sort();

/** The names of all fields. */
export const EVERY: readonly string[] = Object.keys(FIELDS);

/** The named fields of a record, and its id under the three names that clients use. */
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

/** A date with milliseconds, the only form that clients parse. */
function moment(date: string | undefined): string | undefined {
	const time = Date.parse(date ?? "");
	return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function numeric(value: unknown): number | undefined {
	return typeof value === "number" ? value : undefined;
}

/** The parameter counts by type and in total: clients require both. */
function weightsOf(record: ModelRecord): ModelRecord["safetensors"] {
	const { safetensors } = record;
	if (safetensors === undefined) return undefined;
	const total = parameterCount({ id: record.id, tags: [], safetensors });
	return total === undefined ? undefined : { ...safetensors, parameters: safetensors.parameters ?? {}, total };
}

/** The providers of a model, by name. Entries that lack what clients require are left out. */
function mappingOf(record: ModelRecord): Info | undefined {
	if (record.inferenceProviderMapping === undefined) return undefined;
	const whole = providerMapping(record).filter(({ status, task }) => status !== undefined && task !== undefined);
	return Object.fromEntries(whole.map(({ provider, ...entry }) => [provider, entry]));
}
