import { projectorFor, quantChoices } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { HubError } from "../errors.ts";
import type { HubSnapshot } from "../snapshot.ts";

/** The GGUF file that a tag names, and the projector that goes with it. */
interface Choice {
	readonly file: string;
	readonly projector: string | undefined;
	/** It is the first of several parts. */
	readonly isSplit: boolean;
}

/** The quantizations of `latest`, the best first, as llama.cpp chooses. */
const USUAL = ["Q4_K_M", "Q8_0"];

/** The GGUF files of a repository that a tag can name. */
export function choicesOf(
	record: ModelRecord,
	snapshot: HubSnapshot,
): readonly (Choice & { readonly label: string })[] {
	const siblings = [...snapshot.files.values()].map(({ path: rfilename, size }) => ({ rfilename, size }));
	const listed = { ...record, siblings };
	return quantChoices(listed).map(({ label, file }) => {
		const projector = projectorFor(listed, file);
		const isSplit = /-\d{5}-of-\d{5}\.gguf$/i.test(file);
		return { label, file, isSplit, projector };
	});
}

/** The file of a tag: a quantization or a file name, in any case, or `latest`. Throws HubError where there is none. */
export function choiceOf(record: ModelRecord, snapshot: HubSnapshot, tag: string): Choice {
	const choices = choicesOf(record, snapshot);
	const [first] = choices;
	if (first === undefined) throw new HubError("no-gguf", snapshot.id, { expected: "GGUF file" });
	const wanted = tag.toUpperCase();
	const named = (name: string): Choice | undefined =>
		choices.find(({ label }) => label.toUpperCase() === name) ??
		choices.find(({ file }) => file.toUpperCase() === name || file.toUpperCase() === `${name}.GGUF`);
	const found =
		wanted === "LATEST" ? (USUAL.map(named).find((choice) => choice !== undefined) ?? first) : named(wanted);
	if (found !== undefined) return found;
	const expected = [...new Set(choices.map(({ label }) => label))].slice(0, 40).join(", ");
	throw new HubError("unknown-tag", snapshot.id, { got: JSON.stringify(tag.slice(0, 100)), expected });
}
