import type { ModelRecord } from "@vitrine/model";
import { nearestQuant, parseQuantLabel } from "../../quantization/index.ts";

/** A GGUF model in a repository: one file, or the first of several parts. */
export interface GgufFile {
	readonly path: string;
	/** All its parts as a pattern, where there are several. */
	readonly parts?: string;
}

/** The file to try first: the quantization nearest to Q4_K_M; undefined where the record lists no files. */
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

/** Not the projector of a model that sees, nor a later part of a split one. */
function isModel(path: string): boolean {
	const part = SHARD.exec(path)?.[1];
	return /\.gguf$/i.test(path) && !/mmproj|imatrix/i.test(path) && (part === undefined || Number(part) === 1);
}

const SHARD = /-(\d{5})-of-\d{5}\.gguf$/i;

/** A glob for all parts. */
const pattern = (path: string): string => literalGlob(path.replace(SHARD, "")) + "-*.gguf";

/** A glob that finds this one name, whatever characters it has. */
export const literalGlob = (name: string): string => name.replace(/[*?[]/g, "[$&]");
