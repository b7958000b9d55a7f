import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isTask } from "@vitrine/catalogue";
import type { Row } from "@vitrine/verify";
import { checks } from "./checks.ts";
import { root } from "./root.ts";

/** What was done with one piece of a library's load code. */
export interface Evidence extends Row {
	/** The task of the test record; undefined if it states none, or none of the catalogue. */
	readonly task: string | undefined;
	/** What the code is: `Pipeline`, `Install commands`. */
	readonly kind: string;
	/** What kind of model it is for, in words. */
	readonly model: string;
}

/** The kind of code that installs a library, which is the same for all its tasks. */
export const INSTALLING = "Install commands";

const known = new Map<string, readonly Evidence[]>();

/** The evidence for a library's load code, read once, in the order of the report. */
export function evidenceOf(key: string): readonly Evidence[] {
	const found = known.get(key) ?? readEvidence(key);
	known.set(key, found);
	return found;
}

function readEvidence(key: string): readonly Evidence[] {
	const tasks = tasksOf(key);
	return checks()
		.rowsOf(`load/${key}`)
		.map((row) => evidence(row, tasks));
}

function evidence(row: Row, tasks: ReadonlyMap<string, string | undefined>): Evidence {
	const { name, title, extension } = partsOf(row.id);
	const task = tasks.get(name.replace(/\+.*$/, ""));
	return { ...row, task, kind: kindOf(title, extension), model: inWords(name) };
}

/** `load/KEY/name.title.py`. */
function partsOf(id: string): { readonly name: string; readonly title: string; readonly extension: string } {
	const parts = id.slice(id.lastIndexOf("/") + 1).split(".");
	const extension = parts.pop() ?? "";
	const [name = "", ...title] = parts;
	return { name, title: title.join("."), extension };
}

function kindOf(title: string, extension: string): string {
	if (title === "install") return INSTALLING;
	const kind = title.replace(/-?python$/, "");
	if (kind !== "") return inWords(kind);
	return LANGUAGES.get(extension) ?? extension;
}

const LANGUAGES: ReadonlyMap<string, string> = new Map([
	["py", "Python"],
	["js", "JavaScript"],
	["sh", "Shell"],
]);

/** `chat+custom_code` as `Chat, custom code`. */
function inWords(name: string): string {
	const words = name
		.replaceAll("+", ", ")
		.replaceAll(/[-_ ]+/g, " ")
		.replaceAll(/[a-z0-9]+/gi, (word) => SPELT.get(word) ?? word);
	return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
}

/** Words that are not written in lower case. */
const SPELT: ReadonlyMap<string, string> = new Map(
	[
		["GGUF", "LoRA", "ControlNet", "XL", "FLUX", "ColBERT", "PyLate", "ONNX", "MLX", "OCR", "3D", "TTS", "CLIP"],
		["CausalLM", "MaskedLM", "ImageClassifier", "TextClassifier", "TextToImage", "OpenVINO", "LiteRT", "BERT", "JAX"],
	]
		.flat()
		.map((word) => [word.toLowerCase(), word]),
);

/** The tasks that the test records of a library state, by the name of the record. */
function tasksOf(key: string): ReadonlyMap<string, string | undefined> {
	const file = join(root, "fixtures/load", key, "records.json");
	const records = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, Tagged>>) : {};
	return new Map(Object.entries(records).map(([name, { pipeline_tag: task }]) => [name, taskOf(task)]));
}

interface Tagged {
	readonly pipeline_tag?: string;
}

function taskOf(task: string | undefined): string | undefined {
	return task !== undefined && isTask(task) ? task : undefined;
}
