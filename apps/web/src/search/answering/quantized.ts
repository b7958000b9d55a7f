import { fileTypes, memoryFor, runningTotal } from "@vitrine/catalogue";
import type { IndexReader } from "@vitrine/search";
import { links } from "../../base/links.ts";
import { size } from "../../base/numbers.ts";
import { bytesFor } from "../../hardware/fit.ts";
import { labelOfMeaning } from "../reading/labels.ts";
import { BILLIONS } from "../reading/sizeReader.ts";
import { nearestModel } from "./models.ts";
import type { Settled } from "./settle.ts";
import type { Answer } from "../shapes.ts";
import { wordsIn } from "../reading/words.ts";

const QUANTIZED = /^(?:quant\w*|i?q[1-8](?:[_.]\w+)?)$/;

/**
 * `which quantization of llama 70b fits 2x rtx 3090`: the largest that fits for this number of parameters, and the memory of the named model
 * beside this machine. None if the text does not name a quantization, a number of parameters and a machine.
 */
export async function quantizationAnswers(index: IndexReader, settled: Settled): Promise<readonly Answer[]> {
	const machine = settled.filters.find(({ meaning }) => meaning.of === "fit");
	const fit = machine?.meaning;
	const words = wordsIn(settled.text);
	const parameters = words.find(({ key }) => BILLIONS.test(key))?.key;
	if (
		machine === undefined ||
		fit?.of !== "fit" ||
		parameters === undefined ||
		!words.some(({ key }) => QUANTIZED.test(key))
	)
		return [];
	const name = words.filter(
		({ key, from }) => NAMING.test(key) && !QUANTIZED.test(key) && (from < machine.from || from >= machine.to),
	);
	const text = name.map((word) => word.text).join(" ");
	const isModel = name.some(({ key }) => !BILLIONS.test(key));
	const { memory, device } = fit.fit;
	const model = isModel ? await nearestModel(index, text) : undefined;
	return [
		...(model
			? [
					{
						label: `${model.id}: memory by quantization`,
						href: links.model(model.id, { tab: "memory", memory, device }),
						note: "Memory",
						remarks: [`The known weights, compared with ${labelOfMeaning(fit).replace(/^fits /, "")}.`],
					},
				]
			: []),
		largest(parameters, bytesFor(memory), memory),
	];
}

/** Words that may be part of a model's name. */
const NAMING = /^(?!(?:which|what|of|for|the|a|an|on|in|best|model|models|fits?|can|i|run|my)$).+/;

/** The largest type that fits. */
function largest(parameters: string, bytes: number, gigabytes: number): Answer {
	const count = Number.parseFloat(parameters) * 1e9;
	const types = fileTypes
		.map(({ name }) => ({ name, total: totalOf(count, name) }))
		.toSorted((a, b) => b.total - a.total);
	const best = types.find(({ total }) => total <= bytes);
	const asked = `${parameters.toUpperCase()} parameters`;
	return {
		label: best ? `${asked} fit ${gigabytes} GB as ${best.name}` : `${asked} do not fit ${gigabytes} GB`,
		href: `${links.quantizations({ parameters: parameters.toUpperCase() })}#memory`,
		note: "Quantizations",
		remarks: [
			best
				? `It needs about ${size(best.total)} with the program and a short context; smaller types fit as well.`
				: `Even ${types.at(-1)?.name} needs about ${size(types.at(-1)?.total ?? 0)}.`,
		],
	};
}

function totalOf(count: number, name: string): number {
	const weights = {
		format: "gguf",
		label: name,
		weights: memoryFor(count, name) ?? Infinity,
		basis: "parameters",
	} as const;
	return runningTotal(weights, undefined, 0).total;
}
