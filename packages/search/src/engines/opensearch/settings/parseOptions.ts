import { shown } from "@vitrine/model/reading";
import { credentialsOf } from "./credentials.ts";
import { nodesOf } from "./nodes.ts";
import type { CheckedOptions, OptionLabel, RawOptions } from "./options.ts";
import { SettingError } from "./settingError.ts";

/** Checks all options. Throws SettingError. */
export function parseOptions(raw: RawOptions, label: OptionLabel): CheckedOptions {
	const nodes = nodesOf(raw.nodes, label);
	const name = indexName(raw.name, label);
	const ca = certificate(raw.ca, nodes, label);
	return {
		nodes,
		...(name !== undefined && { name }),
		...credentialsOf(raw, label),
		...(ca !== undefined && { ca }),
		...numericOption(raw, label, "shards", 1, 1000),
		...numericOption(raw, label, "replicas", 0, 20),
		...numericOption(raw, label, "timeout", 100, 600_000),
		...numericOption(raw, label, "patience", 0, 86_400_000),
	};
}

function indexName(name: unknown, label: OptionLabel): string | undefined {
	if (name === undefined) return undefined;
	if (typeof name === "string" && /^[a-z0-9][a-z0-9_.-]{0,99}$/.test(name)) return name;
	const expected = "up to 100 lower-case letters, digits, _, - and ., starting with a letter or a digit";
	throw new SettingError("invalid-setting", label("name"), { expected, got: shown(name) });
}

function certificate(ca: unknown, nodes: readonly string[], label: OptionLabel): string | undefined {
	if (ca === undefined) return undefined;
	if (typeof ca !== "string" || !ca.includes("-----BEGIN CERTIFICATE-----"))
		throw new SettingError("no-certificate", label("ca"), { expected: "PEM, with BEGIN CERTIFICATE in it" });
	if (nodes.some((url) => url.startsWith("https:"))) return ca;
	throw new SettingError("unused-setting", label("ca"), { expected: "a node with an https URL" });
}

type NumericOption = "shards" | "replicas" | "timeout" | "patience";

function numericOption(
	raw: RawOptions,
	label: OptionLabel,
	option: NumericOption,
	least: number,
	most: number,
): { readonly [Option in NumericOption]?: number } {
	const value = raw[option];
	if (value === undefined) return {};
	const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
	if (typeof number === "number" && Number.isInteger(number) && number >= least && number <= most)
		return { [option]: number };
	const expected = `a whole number from ${least} to ${most.toLocaleString("en")}`;
	throw new SettingError("invalid-setting", label(option), { expected, got: shown(value) });
}
