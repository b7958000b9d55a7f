import type { Contents } from "./contents.ts";

/** Whether a repository holds nothing but an adapter in the format of PEFT, which programs for whole models do not load. */
export const isPeftAdapter = ({ adapter, formats }: Contents): boolean =>
	(adapter?.kind === "lora" || adapter?.kind === "peft") && !formats.has("gguf") && !formats.has("mlx");
