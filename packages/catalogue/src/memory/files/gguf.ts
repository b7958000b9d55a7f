import type { ModelRecord } from "@vitrine/model/reading";
import { quantChoices } from "../../apps/shared/choices.ts";
import type { Contents } from "../../choices/contents/contents.ts";
import { isOnlyGguf } from "../../choices/contents/formats.ts";
import { memoryFor, parseQuantLabel } from "../../quantization/index.ts";
import type { Weights } from "../shapes.ts";
import { type Parameters, parametersFor } from "../weights/parameters.ts";

/** The GGUF models of a repository, by their own sizes, else by the bits of their types. */
export function ggufWeights(record: ModelRecord, contents: Contents): readonly Weights[] {
	if (!contents.formats.has("gguf")) return [];
	const choices = quantChoices(record);
	if (choices.length === 0) return isOnlyGguf(contents.formats) ? unlisted(record) : [];
	const known = parametersFor(record);
	return choices.flatMap(({ label, file, size }) => {
		if (size !== undefined) return { format: "gguf" as const, label, weights: size, basis: "files" as const, file };
		const computed = byType(parseQuantLabel(file)?.type, known);
		return computed ? Object.assign({}, computed, { label, file }) : [];
	});
}

/** The type that most tools choose stands for files that are not listed, unless the name states another. */
function unlisted(record: ModelRecord): readonly Weights[] {
	const named = parseQuantLabel(record.id);
	const computed = byType(named?.type ?? "Q4_K_M", parametersFor(record));
	if (computed === undefined) return [];
	return [named ? { ...computed, label: named.label } : { ...computed, isAssumed: true }];
}

function byType(type: string | undefined, known: Parameters | undefined): Weights | undefined {
	if (type === undefined || known === undefined) return undefined;
	const weights = memoryFor(known.count, type);
	return weights === undefined ? undefined : { format: "gguf", label: type, weights, basis: known.basis };
}

/** The bytes of the projector that models with images load besides; 0 if there is none or its size is unknown. */
export function projectorBytes({ siblings = [] }: ModelRecord): number {
	const found = siblings.filter(({ rfilename }) => /(?:^|\/)mmproj[^/]*\.gguf$/i.test(rfilename));
	return (found.find(({ rfilename }) => /-f16\./i.test(rfilename)) ?? found[0])?.size ?? 0;
}
