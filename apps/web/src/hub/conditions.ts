import { appsFor, localApps } from "@vitrine/catalogue";
import {
	isGated,
	languageName,
	languages,
	licences,
	type ModelRecord,
	parameterCount,
	providerMapping,
} from "@vitrine/model";
import { wrongParameter } from "./limit.ts";
import { isOn } from "./fields.ts";

/** Whether a record belongs in a list. */
export type Condition = (record: ModelRecord) => boolean;

/** The conditions of a query that the index cannot apply. */
export function conditionsOf(query: URLSearchParams): readonly Condition[] {
	return [
		...query.getAll("search").flatMap(wordsOf).map(isNamed),
		...filtersOf(query).map(hasTag),
		...any(appsOf(query).map(runsIn)),
		...given(query, "gated", (): Condition => {
			const wanted = isOn(query, "gated");
			return (record) => isGated(record) === wanted;
		}),
		...given(query, "inference", (): Condition => isServed),
		...any(query.getAll("inference_provider").map(servedBy)),
		...given(query, "num_parameters", sized),
	];
}

/** Names under which programs filter by a tag, besides `filter`; they put several into one. */
const TAG_NAMES = ["library", "tags", "other"];

/** The tags that a query filters by. */
export function filtersOf(query: URLSearchParams): readonly string[] {
	const others = TAG_NAMES.flatMap((name) => query.getAll(name)).flatMap((tags) => tags.split(","));
	return [...query.getAll("filter"), ...others.map((tag) => tag.trim()).filter((tag) => tag !== "")];
}

/** One condition that holds where one of these does; none where there are none. */
const any = (conditions: readonly Condition[]): readonly Condition[] =>
	conditions.length === 0 ? [] : [(record) => conditions.some((holds) => holds(record))];

function given(query: URLSearchParams, name: string, make: (value: string) => Condition): readonly Condition[] {
	const value = query.get(name);
	return value === null ? [] : [make(value)];
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "");

/** Whether an id contains a word, in upper or lower case. */
function isNamed(word: string): Condition {
	const wanted = word.toLowerCase();
	return ({ id }) => id.toLowerCase().includes(wanted);
}

function appsOf(query: URLSearchParams): readonly string[] {
	const named = query.getAll("apps").flatMap((names) => names.split(",").map((name) => name.trim()));
	const wrong = named.find((name) => localApps.every(({ key }) => key !== name));
	if (wrong === undefined) return named;
	const known = localApps.map(({ key }) => key).join(", ");
	throw wrongParameter("apps", wrong, `one or more of ${known}`);
}

/** Whether an app can run a model. */
const runsIn =
	(app: string): Condition =>
	(record) =>
		appsFor(record).some(({ key }) => key === app);

/** Whether a record has a tag, or a library, task, language or licence of that name: hubs make tags of them. */
function hasTag(tag: string): Condition {
	if (languageName(tag) !== undefined) return (record) => languages(record).includes(tag);
	if (tag.startsWith("license:")) return (record) => licences(record).includes(tag.slice("license:".length));
	return ({ tags, library_name, pipeline_tag }) => tags.includes(tag) || library_name === tag || pipeline_tag === tag;
}

const isServed: Condition = (record) => providerMapping(record).some(({ status }) => status === "live");

function servedBy(names: string): Condition {
	const wanted = new Set(names.split(","));
	if (wanted.has("all")) return isServed;
	return (record) => providerMapping(record).some(({ provider }) => wanted.has(provider));
}

const SCALE: Readonly<Record<string, number>> = { "": 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/** Whether a record is within bounds such as `min:6B,max:128B`; one of unknown size is not. */
function sized(text: string): Condition {
	const bounds = text.split(",").map((part) => /^(min|max):(\d+(?:\.\d+)?)([KMBT]?)$/i.exec(part.trim()));
	if (bounds.includes(null)) throw wrongParameter("num_parameters", text, "bounds such as min:6B,max:128B");
	const value = (name: string, other: number): number => {
		const found = bounds.find((bound) => bound?.[1]?.toLowerCase() === name);
		return found ? Number(found[2]) * (SCALE[(found[3] ?? "").toUpperCase()] ?? 1) : other;
	};
	const [min, max] = [value("min", 0), value("max", Number.POSITIVE_INFINITY)];
	return (record) => {
		const count = parameterCount(record);
		return count !== undefined && count >= min && count <= max;
	};
}
