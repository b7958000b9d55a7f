import { fileName } from "../../loading/fileName.ts";
import { grouped, type ModelRecord, type Sibling } from "@vitrine/model";
import { nearestQuant, parseQuantLabel } from "../../quantization/index.ts";
import type { AppChoice, QuantChoice } from "../shapes.ts";
import { statedQuant } from "./statedQuant.ts";

/** The GGUF models of a record's repository, in the order of its files; empty if the files are unknown. */
export function quantChoices({ siblings = [] }: ModelRecord): readonly QuantChoice[] {
	const models = siblings.filter(({ rfilename }) => isModel(rfilename));
	return [...grouped(models, ({ rfilename }) => whole(rfilename)).values()].map(quantChoice);
}

/** The files of the model whose first part is `file`; that alone if the files are unknown. */
export function partsOf({ siblings = [] }: ModelRecord, file: string): readonly string[] {
	const parts = siblings.map(({ rfilename }) => rfilename).filter((path) => whole(path) === whole(file));
	return parts.length === 0 ? [file] : parts.toSorted();
}

function quantChoice(parts: readonly Sibling[]): QuantChoice {
	const file = parts.map(({ rfilename }) => rfilename).toSorted()[0]!;
	const size = totalSize(parts);
	const label = quantOf(file) ?? fileName(file);
	return size === undefined ? { label, file } : { label, file, size };
}

/** The file or quantization that a command names. */
export interface Selected {
	readonly quant?: string | undefined;
	/** Path in the repository. */
	readonly file?: string | undefined;
	/** The quantization, if it identifies the file: tools look for a file name that ends in it. */
	readonly tag?: string | undefined;
	/** Whether nothing was chosen, and neither the files nor the name of the repository tell the quantization. */
	readonly isOpen: boolean;
}

/**
 * Resolves a choice: the chosen file, otherwise the file with the nearest quantization, by default to Q4_K_M as in
 * most tools. If the files are unknown, the choice is kept as it is, by default the quantization in the name of the repository.
 */
export function selected(record: ModelRecord, { quant, file }: AppChoice = {}): Selected {
	const choices = quantChoices(record);
	const path = file ?? fileFor(choices, quant ?? "Q4_K_M");
	if (path === undefined) return unlisted(record, quant);
	return { quant: quantOf(path), file: path, tag: tagOf(path, choices), isOpen: false };
}

/** A tag is given only for a choice: without one, the tools find the only model of a repository by themselves. */
function unlisted(record: ModelRecord, chosen: string | undefined): Selected {
	const quant = chosen ?? statedQuant(record);
	return { quant, tag: chosen, isOpen: quant === undefined };
}

function fileFor(choices: readonly QuantChoice[], wanted: string): string | undefined {
	const exact = choices.find(({ label }) => label.toUpperCase() === wanted.toUpperCase());
	if (exact) return exact.file;
	const types = choices.flatMap(({ file }) => parseQuantLabel(file)?.type ?? []);
	const nearest = nearestQuant(parseQuantLabel(wanted)?.type ?? wanted, types);
	return (choices.find(({ file }) => parseQuantLabel(file)?.type === nearest) ?? choices[0])?.file;
}

function tagOf(path: string, choices: readonly QuantChoice[]): string | undefined {
	const quant = quantOf(path);
	if (quant === undefined || !stem(path).toUpperCase().endsWith(quant) || HELPER.test(fileName(path))) return undefined;
	return choices.some((one) => one.file !== path && isFoundBy(quant, one)) ? undefined : quant;
}

/** Whether llama.cpp may take a file for a quantization: it looks for it anywhere in a path, so F16 also finds BF16. */
const isFoundBy = (quant: string, { label, file }: QuantChoice): boolean =>
	label === quant || [".", "-"].some((end) => file.toUpperCase().includes(`${quant}${end}`));

/** Names with which llama.cpp takes a file for a draft model, wherever they are in the name of the file. */
const HELPER = /(?:mtp|eagle3|dflash|dspark)-/;

/** The projector that gives a GGUF model images: one in the folder of the model's file, otherwise the first. */
export function projectorFor(model: ModelRecord, file: string): string | undefined {
	const paths = projectorsOf(model);
	return paths.find((path) => folder(path) === folder(file)) ?? paths[0];
}

/** Whether the repository has a projector, which makes it one of a chat model that sees or hears. */
export const hasProjector = (model: ModelRecord): boolean => projectorsOf(model).length > 0;

const projectorsOf = ({ siblings = [] }: ModelRecord): readonly string[] =>
	siblings.map(({ rfilename }) => rfilename).filter((path) => /mmproj.*\.gguf$/i.test(fileName(path)));

/** The part number of a file; `whole` is the path without it, equal for all parts of a model. */
const SHARD = /-\d{5}(?=-of-\d{5}\.gguf$)/i;
const whole = (path: string): string => path.replace(SHARD, "");

/** Whether a file is neither a projector, nor an importance matrix, nor the draft model of another. */
const isModel = (path: string): boolean =>
	/\.gguf$/i.test(path) && !/mmproj|imatrix/i.test(fileName(path)) && !DRAFT.test(fileName(path));

const DRAFT = new RegExp(`^${HELPER.source}`);

function totalSize(parts: readonly Sibling[]): number | undefined {
	return parts.reduce<number | undefined>(
		(sum, { size }) => (sum === undefined || size === undefined ? undefined : sum + size),
		0,
	);
}

const quantOf = (path: string): string | undefined => parseQuantLabel(path)?.label;

const folder = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/** The file name without its extension and part number. */
const stem = (path: string): string => fileName(path).replace(/(-\d{5}-of-\d{5})?\.gguf$/i, "");
