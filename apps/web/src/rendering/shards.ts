import { isObject } from "@vitrine/model";
import { safetensorsHeader, WeightsError } from "@vitrine/sources";
import type { Outlets } from "./outlets.ts";
import type { ShardIndex, ShardJob, Unreadable } from "./messages.ts";

/** Files that an index may name. The largest models have some hundreds. */
const MOST = 2_000;

/** The index of a model in several safetensors files. */
export async function readShardIndex(
	{ size, longest }: ShardJob,
	{ read }: Pick<Outlets, "read">,
): Promise<ShardIndex | Unreadable> {
	if (size > longest) return { why: "too-long" };
	const found = objectIn(await read({ start: 0, end: size }));
	if (found === undefined) return { why: "malformed" };
	const { weight_map: map, ...rest } = found;
	if (!isObject(map)) return { why: "no-index" };
	const names = [...new Set(Object.values(map))].filter((name) => typeof name === "string");
	if (names.length > MOST) return { why: "too-long" };
	return { index: JSON.stringify(rest), names };
}

/** The header of a safetensors file, which is a JSON object. */
export async function readShardHeader(
	{ path, size, longest }: ShardJob,
	{ read }: Pick<Outlets, "read">,
): Promise<string | Unreadable> {
	try {
		const header = objectIn(await safetensorsHeader({ path, size, read }, longest));
		return header === undefined ? { why: "malformed" } : JSON.stringify(header);
	} catch (error) {
		if (!(error instanceof WeightsError)) throw error;
		return { why: error.code === "header-too-long" ? "too-long" : "malformed" };
	}
}

function objectIn(bytes: Uint8Array | undefined): Readonly<Record<string, unknown>> | undefined {
	try {
		const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
		return isObject(value) ? value : undefined;
	} catch {
		return undefined;
	}
}
