import type { Client, Command, Step, Work } from "../client.ts";
import { packagesOf, programFile } from "../installed.ts";
import { FILE, MODELS } from "../stage.ts";

/** It reads the answer as a file, whatever its status is. */
const ofGguf: Partial<Client> = { models: { ...MODELS, file: FILE }, words: /not a valid gguf file/ };

/** Version 4 takes every missing file for one that the model does not have. */
const ofTransformers: Partial<Client> = {
	models: { ...MODELS, file: "config.json" },
	words: /could not locate|unauthorized|forbidden|tokenizer_class/i,
};

/** Packages for JavaScript, in Node: their earlier versions, and the newest ones that were tried. */
const PACKAGES: readonly (readonly [name: string, version: string, works: readonly Work[], more?: Partial<Client>])[] =
	[
		["@huggingface/hub", "1.1.2", ["list", "info", "download", "snapshot", "again", "missing", "token"]],
		["@huggingface/hub", "2.17.5", ["list", "info", "download", "resume", "snapshot", "again", "missing", "token"]],
		["@huggingface/gguf", "0.4.6", ["download", "missing", "token"], ofGguf],
		["@huggingface/transformers", "3.7.6", ["download", "again", "missing", "token"], ofTransformers],
		["@huggingface/transformers", "4.3.2", ["download", "again", "missing", "token"], ofTransformers],
	];

/** The names of the packages. */
export const PACKAGE_NAMES: readonly string[] = [...new Set(PACKAGES.map(([name]) => name))];

/** A package for JavaScript in Node. */
export const inNode = (wanted: string) => (): readonly Client[] =>
	PACKAGES.filter(([name]) => name === wanted).map(clientOf);

function clientOf([name, version, works, more = {}]: (typeof PACKAGES)[number]): Client {
	const folder = packagesOf({ [name]: version });
	const words = (step: Step): readonly string[] => [programFile(`${name.split("/")[1]}.mjs`), step];
	const command = (step: Step): Command => ({
		program: process.execPath,
		words: words(step),
		env: { PACKAGES: folder },
	});
	return { name, version, works, ...more, command };
}
