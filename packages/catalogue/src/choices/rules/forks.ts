import type { ModelRecord } from "@vitrine/model";

/** Whether only a fork of llama.cpp may read the GGUF files of a repository. */
export const mayNeedFork = (record: ModelRecord): boolean => isTernary(record) || forkOf(record) !== undefined;

/** Whether the weights have three values, by a tag, and are not known to be packed in a way that llama.cpp reads. */
export const isTernary = ({ id, tags }: ModelRecord): boolean => tags.includes("ternary") && !/tq[12]_0|g64/i.test(id);

/** The fork of llama.cpp that the files were made with, by a tag or their name; undefined if the name tells a format of llama.cpp. */
export function forkOf({ id, tags }: ModelRecord): string | undefined {
	if (OF_LLAMA.test(id)) return undefined;
	return FORKS.find(({ name }) => name.test(id) || tags.some((tag) => name.test(tag)))?.fork;
}

const OF_LLAMA = /[-_.]q\d_k/i;

/** Forks with formats of their own: README.md of ikawrakow/ik_llama.cpp and of charlie12345/ROCmFPX, read on 29 November 2026. */
const FORKS = [
	{ name: /(?:^|[-_/])ik[-_]llama/i, fork: "ik_llama.cpp" },
	{ name: /(?:^|[-_/])rocmfp[x\d]/i, fork: "ROCmFPX" },
] as const;
