import type { ModelRecord } from "@vitrine/model";
import type { Contents } from "../contents/contents.ts";

/**
 * The program that alone loads a model, although the record names a class or a library that reads its weights in part. It has no
 * released package.
 */
export const programOf = ({ id, tags }: ModelRecord, { bases }: Contents): string | undefined =>
	PROGRAMS.find(({ name }) => [id, ...bases.ids, ...tags].some((one) => name.test(one)))?.program;

/** Robometer adds heads for progress and preference to Qwen3-VL, which no class of Transformers has: robometer/robometer@6fa19e0 README.md. */
const PROGRAMS = [
	{ name: /(?:^|[-_/])robometer(?=$|[-_])/i, program: "the program github.com/robometer/robometer" },
] as const;
