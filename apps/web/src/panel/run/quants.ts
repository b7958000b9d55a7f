import { type AppChoice, type QuantChoice, quantChoices } from "@vitrine/catalogue";
import { type ModelRecord, shown } from "@vitrine/model";
import { size } from "../../base/numbers.ts";
import type { PanelState } from "../state/state.ts";
import type { Choice, Problem } from "../view/view.ts";

export interface PickedQuant {
	/** What the app is told. */
	readonly choice: AppChoice;
	/** The files to choose from; none where the app is not told of one. */
	readonly quants: readonly Choice[];
	/** The one that is shown; absent where there is nothing to choose. */
	readonly quant?: string;
	readonly problem?: Problem;
}

/** Models that a list of files offers; a repository may hold any number. */
const MOST = 200;

/** The record with no more models among its files than a list can offer. */
export function withFewFiles(record: ModelRecord): ModelRecord {
	const files = quantChoices(record);
	return files.length <= MOST ? record : { ...record, siblings: files.slice(0, MOST).map(siblingOf) };
}

/** A model as one file: the first of its parts stands for all. */
function siblingOf({ file, size: bytes }: QuantChoice): NonNullable<ModelRecord["siblings"]>[number] {
	return bytes === undefined ? { rfilename: file } : { rfilename: file, size: bytes };
}

/** Which file of the record an app is told of: the one that was asked for, else what `words`, what the app is told, says unasked. */
export function pickQuant(
	record: ModelRecord,
	{ quant: asked }: PanelState,
	words: (choice?: AppChoice) => string,
): PickedQuant {
	const files = quantChoices(record);
	const open = words();
	if (files.length === 0 && asked !== undefined && words({ quant: asked }) !== open)
		return { choice: {}, quants: [], problem: unlisted(record, asked) };
	const isOpen = ({ file }: QuantChoice): boolean => words({ file }) === open;
	if (files.every(isOpen) && !names(open, files)) return { choice: {}, quants: [] };
	const wanted = asked === undefined ? undefined : found(files, asked);
	const usual = files.find(isOpen);
	const shownFile = wanted ?? usual;
	const choices = files.map((file) => ({ key: keyOf(file, files), label: labelOf(file, files) }));
	return {
		choice: wanted ? { file: wanted.file } : {},
		quants: usual ? choices : [{ key: "", label: "Left to the app" }, ...choices],
		quant: shownFile ? keyOf(shownFile, files) : "",
		...(asked !== undefined && !wanted && { problem: unknown(record, asked) }),
	};
}

/** Whether an app that is told the same for every file, perhaps the only one, is told of it at all. */
function names(words: string, files: readonly QuantChoice[]): boolean {
	return files.some(({ label, file }) => words.includes(label) || words.includes(file));
}

/** By what stands for it in the address, by its path, or by its quantization in another case. */
function found(files: readonly QuantChoice[], asked: string): QuantChoice | undefined {
	return (
		files.find((file) => keyOf(file, files) === asked) ??
		files.find(({ file }) => file === asked) ??
		files.find((file) => keyOf(file, files).toUpperCase() === asked.toUpperCase())
	);
}

/** What stands for a file in the address: its quantization, or its path where another has the same. */
function keyOf({ label, file }: QuantChoice, files: readonly QuantChoice[]): string {
	return isAlone(label, files) ? label : file;
}

function labelOf({ label, file, size: bytes }: QuantChoice, files: readonly QuantChoice[]): string {
	const name = isAlone(label, files) ? label : `${label} (${file})`;
	return bytes === undefined ? name : `${name} · ${size(bytes)}`;
}

function isAlone(wanted: string, files: readonly QuantChoice[]): boolean {
	return files.filter(({ label }) => label.toUpperCase() === wanted.toUpperCase()).length === 1;
}

function unlisted({ id }: ModelRecord, asked: string): Problem {
	return { field: "quant", message: `Nothing here says which files ${id} has, so ${shown(asked)} cannot be chosen.` };
}

function unknown({ id }: ModelRecord, asked: string): Problem {
	return { field: "quant", message: `No GGUF file of ${id} is ${shown(asked)}: choose one of the list.` };
}
