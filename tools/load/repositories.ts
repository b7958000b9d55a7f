import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { invented } from "../../packages/search/bench/generate.ts";

/** Repositories with files, which the catalogue has besides its records. */
export const REPOSITORIES = 60;

/** Their files. The large one is only for slow readers. */
export const [CARD, CONFIG, WEIGHTS, LARGE] = ["README.md", "config.json", "model.safetensors", "large.bin"] as const;

/** Files that ordinary readers download. */
export const FILES: readonly string[] = [CARD, CONFIG, WEIGHTS];

/** Numbers in the weights, and bytes of the large file. */
const [NUMBERS, LARGE_BYTES] = [50_000, 64 * 1024 * 1024];
/** Sections of a card. */
const SECTIONS = 12;

export const idOf = (number: number): string => `vitrine-load/repository-${number}`;

/** Writes the repositories into a folder. */
export function writeRepositories(folder: string): void {
	for (let number = 0; number < REPOSITORIES; number++) {
		const path = join(folder, idOf(number));
		mkdirSync(path, { recursive: true });
		writeFileSync(join(path, CARD), cardOf(number));
		writeFileSync(join(path, CONFIG), JSON.stringify({ model_type: "bert", architectures: ["BertForMaskedLM"] }));
		writeFileSync(join(path, WEIGHTS), weights());
	}
	const large = join(folder, idOf(0), LARGE);
	writeFileSync(large, "");
	truncateSync(large, LARGE_BYTES);
}

function cardOf(number: number): string {
	const matter = "---\nlicense: apache-2.0\npipeline_tag: fill-mask\nlibrary_name: transformers\n---\n";
	const sections = Array.from({ length: SECTIONS }, (_, at) => sectionOf(number * SECTIONS + at));
	return `${matter}# Repository ${number}\n\n${sections.join("\n\n")}\n`;
}

function sectionOf(number: number): string {
	const words = Array.from({ length: 80 }, (_, at) => invented(number * 80 + at));
	const [one = "", other = ""] = words;
	const code = `\`\`\`python\n${one} = load("${other}")\nprint(${one}(${number}))\n\`\`\``;
	const table = `| ${one} | score |\n|---|---|\n| ${other} | ${number % 100} |`;
	return `## ${one}\n\n${words.join(" ")} $x^${number % 9}$.\n\n${code}\n\n${table}`;
}

/** A safetensors file with one tensor of zeros. */
function weights(): Buffer {
	const header = Buffer.from(
		JSON.stringify({ weight: { dtype: "F32", shape: [NUMBERS], data_offsets: [0, NUMBERS * 4] } }),
	);
	const length = Buffer.alloc(8);
	length.writeBigUInt64LE(BigInt(header.length));
	return Buffer.concat([length, header, Buffer.alloc(NUMBERS * 4)]);
}
