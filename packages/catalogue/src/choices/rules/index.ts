import { diffusionAdapter, mergedAdapter, mlxAdapter, peftAdapter } from "./adapters.ts";
import { appConditions } from "./apps.ts";
import { fetchedFiles, singleFile } from "./files.ts";
import { formatInName, readFormat } from "./formats.ts";
import { ggufAdapter, ggufBeside, ggufLanguage, ggufImages, ggufSpeech, ggufUnread } from "./gguf.ts";
import { draftModel } from "./drafts.ts";
import { mlxWeights } from "./mlx.ts";
import {
	namedApp,
	namedLibrary,
	otherNamed,
	packageInName,
	transformersTag,
	statedClass,
	taggedLibrary,
} from "./named.ts";
import { ownType } from "./ownType.ts";
import { ownProgram } from "./programs.ts";
import { otherLoader, quantizedTransformers, servedQuantization } from "./quantized.ts";
import { ranking } from "./ranking.ts";
import type { Rule } from "./rule.ts";

/** Every rule, in order: the first that offers a loader decides on its place and its reason. */
export const rules: readonly Rule[] = [
	ownProgram,
	ggufAdapter,
	mlxAdapter,
	diffusionAdapter,
	peftAdapter,
	mergedAdapter,
	ggufImages,
	ggufSpeech,
	draftModel,
	ggufLanguage,
	mlxWeights,
	namedApp,
	servedQuantization,
	otherLoader,
	singleFile,
	formatInName,
	ownType,
	quantizedTransformers,
	ranking,
	namedLibrary,
	otherNamed,
	statedClass,
	taggedLibrary,
	packageInName,
	ggufBeside,
	transformersTag,
	readFormat,
	appConditions,
	ggufUnread,
	fetchedFiles,
];
