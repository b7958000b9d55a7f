import { must, type Target, textOf } from "../target.ts";

/** Planted defects for the fuzzer's own test, each behind letters that only coverage leads to. */
const planted = (name: string, letters: string, defect: () => void): { readonly target: Target } => ({
	target: {
		name,
		run(input) {
			const text = textOf(input);
			if (text[0] === letters[0]) if (text[1] === letters[1]) if (text[2] === letters[2]) defect();
		},
		seeds: ["seed"],
		words: [...letters],
	},
});

export const error = planted("planted-error", "err", () => must(false, "no error"));

export const hang = planted("planted-hang", "han", () => {
	for (;;);
});

/** Takes more memory than a thread may have. */
export const memory = planted("planted-memory", "mem", () => {
	const held: number[][] = [];
	for (;;) held.push(Array.from<number>({ length: 1_000_000 }).fill(0));
});
