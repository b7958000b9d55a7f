import type { ModelRecord } from "@vitrine/model";
import { nearestQuant, parseQuantLabel } from "../quantization/index.ts";

/** A GGUF model in a repository: one file, or the first of several parts. */
export interface GgufFile {
	readonly path: string;
	/** A glob for all parts, if there are several. */
	readonly parts?: string;
}

/** The default file: the quantization nearest to Q4_K_M; undefined if the record lists no files. */
export function ggufFile({ siblings }: ModelRecord): GgufFile | undefined {
	const models = (siblings ?? []).map(({ rfilename }) => rfilename).filter(isModel);
	const nearest = nearestQuant("Q4_K_M", models.flatMap(typesOf));
	const path = models.find((name) => typesOf(name)[0] === nearest) ?? models[0];
	return path === undefined ? undefined : SHARD.test(path) ? { path, parts: pattern(path) } : { path };
}

const typesOf = (path: string): readonly string[] => {
	const label = parseQuantLabel(path);
	return label ? [label.type] : [];
};

/** Whether a file is neither a vision projector nor a later part of a split model. */
function isModel(path: string): boolean {
	const part = SHARD.exec(path)?.[1];
	return /\.gguf$/i.test(path) && !/mmproj|imatrix/i.test(path) && (part === undefined || Number(part) === 1);
}

const SHARD = /-(\d{5})-of-\d{5}\.gguf$/i;

/** The glob for all parts of a split model. */
const pattern = (path: string): string => literalGlob(path.replace(SHARD, "")) + "-*.gguf";

/** A glob that matches exactly this name. */
export const literalGlob = (name: string): string => name.replace(/[*?[]/g, "[$&]");
