import type { ModelRecord } from "@vitrine/model/reading";

/** The settings of a model's `config.json`; those of its language model if it has several parts. */
export interface Settings {
	/** The first of these fields that is a positive number; undefined if none is. */
	readonly number: (...names: readonly string[]) => number | undefined;
	readonly value: (name: string) => unknown;
}

/** Reads the configuration, which hubs may leave out or cut. */
export function settingsOf({ config }: ModelRecord): Settings {
	const all = isFields(config) ? config : {};
	const nested = ["text_config", "llm_config", "language_config"].map((name) => all[name]).find(isFields);
	const value = (name: string): unknown => nested?.[name] ?? all[name];
	const number = (...names: readonly string[]): number | undefined => names.map(value).find(isPositive);
	return { value, number };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isPositive = (value: unknown): value is number =>
	typeof value === "number" && Number.isFinite(value) && value > 0;
