import { type ModelRecord, name, parameterCount } from "@vitrine/model/reading";
import type { Experts } from "../shapes.ts";
import { type Settings, settingsOf } from "./settings.ts";

/** The experts of a model, by its configuration, else by a name such as `30B-A3B`; undefined for a dense model. */
export function expertsOf(record: ModelRecord): Experts | undefined {
	const settings = settingsOf(record);
	const count = settings.number("num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts");
	const perToken = settings.number(
		"num_experts_per_tok",
		"num_experts_per_token",
		"moe_topk",
		"moe_k",
		"top_k_experts",
	);
	const named = activeInName(record);
	if (count === undefined || count < 2) return named === undefined ? undefined : { active: named, from: "name" };
	const active = perToken === undefined ? undefined : activeOf(settings, parameterCount(record), count, perToken);
	return {
		count,
		...(perToken !== undefined && { perToken }),
		...((active ?? named) !== undefined && { active: active ?? named }),
		from: active === undefined && named !== undefined ? "name" : "config",
	} as Experts;
}

/** The parameters that a token uses: all but those of the experts that it leaves out. */
function activeOf(settings: Settings, total: number | undefined, count: number, perToken: number): number | undefined {
	const { number, value } = settings;
	const layers = number("num_hidden_layers");
	const hidden = number("hidden_size");
	const inner = number("moe_intermediate_size", "intermediate_size");
	const isEvery = value("decoder_sparse_step") === undefined || value("decoder_sparse_step") === 1;
	if (total === undefined || layers === undefined || hidden === undefined || inner === undefined || !isEvery)
		return undefined;
	const sparse = layers - (number("first_k_dense_replace") ?? 0);
	const unused = sparse * (count - perToken) * MATRICES * hidden * inner;
	return unused > 0 && unused < total ? total - unused : undefined;
}

/** The matrices of an expert: gate, up and down. */
const MATRICES = 3;

function activeInName(record: ModelRecord): number | undefined {
	const found = /[-_]a(\d+(?:\.\d+)?)b(?![a-z0-9])/i.exec(name(record));
	return found === null ? undefined : Number(found[1]) * 1e9;
}
