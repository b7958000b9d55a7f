import type { Subject } from "../subject.ts";
import { isWeights } from "./weights.ts";

/** Why a run of a snippet would not say that a model is loaded as printed; undefined if it would. */
export function gapIn({ language, text, model }: Subject): string | undefined {
	if (HAS_PLACEHOLDER.test(text)) return "it has a placeholder to replace";
	if (text.includes('"fill-in-base-model"'))
		return "the record names no base model, so the snippet has a gap to fill in";
	if (language === "python" && onlyDownloads(text)) return "it only downloads or lists files";
	if (readsConfiguration(text)) return "it reads only the configuration, not the weights";
	const guess = namesIn(text).find((name) => isWeights(name) && !isStated(name, model) && !isLookedFor(name, text));
	return guess && `the record does not state the name of its file: ${guess} is a guess`;
}

/** The comments with which templates ask the reader to put something in the place of a name. */
const HAS_PLACEHOLDER = /^\s*#.*\breplace\b/im;

/** Modules that load no model by themselves: those that download files, start programs or belong to Python. */
const DOWNLOADERS: ReadonlySet<string> = new Set(["huggingface_hub", "os", "pathlib", "subprocess", "sys"]);

/** Whether a Python program only downloads files. */
const onlyDownloads = (text: string): boolean =>
	[...text.matchAll(/^\s*(?:import|from) (\w+)/gm)].every(([, module = ""]) => DOWNLOADERS.has(module));

/** Whether all that a program loads is a configuration. */
function readsConfiguration(text: string): boolean {
	const loaded = [...text.matchAll(/\b(\w+)\.from_pretrained\(/g)].map(([, name = ""]) => name);
	return loaded.length > 0 && loaded.every((name) => name === "AutoConfig") && !text.includes("pipeline(");
}

/** Whether a program takes a file of this name only if the repository has it. */
const isLookedFor = (name: string, text: string): boolean =>
	text.replaceAll(/\s+/g, " ").includes(`"${name}" if "${name}" in files else files[0]`);

/** The names of files that a program has as text. A pattern is none: with it, the program finds the file among those there are. */
const namesIn = (text: string): readonly string[] =>
	[...text.matchAll(/["']([\w./-]+\.\w{2,11})["']/g)].map(([, name = ""]) => name);

/** Whether a record states a name anywhere: as a file, in its configuration, in a tag. */
const isStated = (name: string, model: Subject["model"]): boolean =>
	JSON.stringify(model).includes(JSON.stringify(name).slice(1, -1));
