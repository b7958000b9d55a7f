import { type AppChoice, contentsOf, type QuantChoice } from "@vitrine/catalogue";
import { type ModelRecord, shown } from "@vitrine/model";
import { firstWithin } from "../../base/firstWithin.ts";
import { size } from "../../base/numbers.ts";
import { isAlone, quantKey } from "../../facts/quantKey.ts";
import type { PanelState } from "../state/state.ts";
import type { Choice, Problem } from "../shapes/view.ts";

interface PickedQuant {
	/** The choice passed to the app. */
	readonly choice: AppChoice;
	/** The files to choose from; none if the app takes no file. */
	readonly quants: readonly Choice[];
	/** The file shown; absent if there is no choice. */
	readonly quant?: string;
	readonly problem?: Problem;
}

/** Files that are offered, and characters of their paths in all; a repository may have any number. */
const MOST = { count: 200, length: 30_000 } as const;
/** Characters of a path that code can name: it repeats it several times, escaped. */
const LONGEST = 500;

/** The record with at most {@link MOST} model files. */
export function withFewFiles(record: ModelRecord): ModelRecord {
	const files = contentsOf(record).quants;
	const short = files.filter(({ file }) => file.length <= LONGEST);
	const offered = firstWithin(short, ({ file }) => file.length, MOST);
	return offered.length === files.length ? record : { ...record, siblings: offered.map(siblingOf) };
}

/** A model file; a split model is represented by its first part. */
function siblingOf({ file, size: bytes }: QuantChoice): NonNullable<ModelRecord["siblings"]>[number] {
	return bytes === undefined ? { rfilename: file } : { rfilename: file, size: bytes };
}

/** The file that an app runs: the requested one, else the app's default. `words` is the app's code for a choice. */
export function pickQuant(
	record: ModelRecord,
	{ quant: asked }: PanelState,
	words: (choice?: AppChoice) => string,
): PickedQuant {
	const files = contentsOf(record).quants;
	const open = words();
	if (files.length === 0 && asked !== undefined && words({ quant: asked }) !== open)
		return { choice: {}, quants: [], problem: unlisted(record, asked) };
	const isOpen = ({ file }: QuantChoice): boolean => words({ file }) === open;
	if (files.every(isOpen) && !names(open, files)) return { choice: {}, quants: [] };
	const wanted = asked === undefined ? undefined : found(files, asked);
	const usual = files.find(isOpen);
	const shownFile = wanted ?? usual;
	const choices = files.map((file) => ({ key: quantKey(file, files), label: labelOf(file, files) }));
	return {
		choice: wanted ? { file: wanted.file } : {},
		quants: usual ? choices : [{ key: "", label: "Chosen by the app" }, ...choices],
		quant: shownFile ? quantKey(shownFile, files) : "",
		...(asked !== undefined && !wanted && { problem: unknown(record, asked) }),
	};
}

/** Whether what the app is given names one of the files. */
function names(words: string, files: readonly QuantChoice[]): boolean {
	return files.some(({ label, file }) => words.includes(label) || words.includes(file));
}

/** A file by its key in the address, by its path, or by its key in another case. */
function found(files: readonly QuantChoice[], asked: string): QuantChoice | undefined {
	return (
		files.find((file) => quantKey(file, files) === asked) ??
		files.find(({ file }) => file === asked) ??
		files.find((file) => quantKey(file, files).toUpperCase() === asked.toUpperCase())
	);
}

function labelOf({ label, file, size: bytes }: QuantChoice, files: readonly QuantChoice[]): string {
	const name = isAlone(label, files) ? label : `${label} (${file})`;
	return bytes === undefined ? name : `${name} · ${size(bytes)}`;
}

function unlisted({ id }: ModelRecord, asked: string): Problem {
	return { field: "quant", message: `The files of ${id} are unknown, so ${shown(asked)} cannot be chosen.` };
}

function unknown({ id }: ModelRecord, asked: string): Problem {
	return { field: "quant", message: `${id} has no GGUF file ${shown(asked)}. Choose one from the list.` };
}
