import { shortened } from "@vitrine/model";
import { readWeights, WeightsError, type WeightsHeader } from "@vitrine/sources";
import type { HeaderJob, Range, ShownHeader, ShownTensor } from "./messages.ts";

/** Tensors and fields that are shown, and characters of a value that are shown. */
const MOST = 500;
const LONGEST = 300;

/** The header of a file of weights as far as a page shows it; else why it cannot be read. */
export async function readHeader(
	{ path, size }: HeaderJob,
	{ read }: { read(range: Range): Promise<Uint8Array | undefined> },
): Promise<ShownHeader | { readonly why: string }> {
	try {
		return shown(await readWeights({ path, size, read }));
	} catch (error) {
		if (!(error instanceof WeightsError)) throw error;
		return { why: error.message };
	}
}

function shown({ metadata, tensors }: WeightsHeader): ShownHeader {
	return {
		fields: metadata
			.slice(0, MOST)
			.map(
				([name, value]) =>
					[shortened(name, LONGEST), value === undefined ? undefined : shortened(String(value), LONGEST)] as const,
			),
		tensors: tensors.slice(0, MOST).map(shownTensor),
		count: tensors.length,
	};
}

function shownTensor({ name, type, shape }: WeightsHeader["tensors"][number]): ShownTensor {
	return {
		name: shortened(name, LONGEST),
		type: typeof type === "string" ? shortened(type, LONGEST) : type,
		shape: shortened(shape.join(" × "), LONGEST),
		parameters: shape.reduce((product, side) => product * side, 1),
	};
}
