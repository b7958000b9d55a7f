import type { Language } from "../../subject.ts";
import type { Context, Site } from "./site.ts";

/** A name with a slip of the kind that people make: a letter left out, doubled or swapped, or another ending. */
export function misspelt(name: string, pick: number): string {
	const slips = SLIPS.map((slip) => slip(name, pick)).filter((one) => one !== name && /^[A-Za-z]/.test(one));
	return slips[pick % Math.max(1, slips.length)] ?? `${name}_x`;
}

const SLIPS: readonly ((name: string, pick: number) => string)[] = [
	(name) => (name.length > 3 ? name.slice(0, -1) : name),
	(name, pick) => splice(name, pick, 1, ""),
	(name, pick) => splice(name, pick, 1, (letter) => letter + letter),
	(name, pick) => splice(name, pick, 2, (two) => [...two].reverse().join("")),
	(name) => (name.endsWith("s") ? name.slice(0, -1) : `${name}s`),
	(name) => name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase()),
];

/** A name with letters changed somewhere after the first. */
function splice(name: string, pick: number, count: number, by: string | ((found: string) => string)): string {
	if (name.length < 4) return name;
	const start = 1 + (pick % (name.length - count));
	const found = name.slice(start, start + count);
	return name.slice(0, start) + (typeof by === "string" ? by : by(found)) + name.slice(start + count);
}

/** A literal of another type; undefined for words of a language that have none. */
export function retyped(text: string, pick: number, language: Language): string | undefined {
	const nothing = language === "python" ? "None" : "null";
	const others = /^[rbf]?["'`]/.test(text)
		? ["17", nothing]
		: /^[\d.]/.test(text)
			? [`"${text}x"`, nothing]
			: ['"yes"', "[]"];
	return text === nothing ? "17" : others[pick % 2];
}

/** Another file: one that the repository has, or a name that is nearly the same. */
export function otherFile({ text, value = "" }: Site, { files, pick }: Context): string | undefined {
	if (!isFileOf(value, files)) return undefined;
	const others = files.filter((one) => one !== value && extensionOf(one) !== extensionOf(value));
	const slip = value.replace(/[A-Za-z]{2,}(?=[^/]*$)/, (word) => misspelt(word, pick));
	return text.replace(value, others.length > 0 && pick % 3 === 0 ? (others[pick % others.length] ?? slip) : slip);
}

/** Whether a text names a file of a repository: one that it has, or one with an extension of models. */
const isFileOf = (value: string, files: readonly string[]): boolean =>
	files.includes(value) || (/^[\w./-]+$/.test(value) && MODEL_FILE.test(value));

const MODEL_FILE =
	/\.(safetensors|gguf|bin|pt|pth|ckpt|onnx|tflite|keras|h5|pkl|pickle|joblib|skops|json|ya?ml|zip|nemo|npz|mlpackage|mlmodel|xml|model|litertlm|task)$/;

const extensionOf = (path: string): string => /\.\w+$/.exec(path)?.[0] ?? "";
