/** The name of the constant for a key, in camel case; with the suffix if JavaScript reserves it or `taken` contains it. */
export function exportName(key: string, taken: readonly string[], suffix = "Library"): string {
	const [first = "", ...others] = key.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
	const plain = lowered(first) + others.map(raised).join("");
	const name = /^\d/.test(plain) ? `library${raised(plain)}` : plain;
	return RESERVED.has(name) || taken.includes(name) ? `${name}${suffix}` : name;
}

/** A word with its leading capitals in lower case: `PaddleOCR` is `paddleOCR`, `OCR` is `ocr`. */
const lowered = (word: string): string => word.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase());
const raised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Reserved words, and names that the file of a library uses itself. */
const RESERVED: ReadonlySet<string> = new Set(
	(
		"arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
		"false finally for function if implements import in instanceof interface let new null package private protected " +
		"public return static super switch this throw true try typeof undefined var void while with yield " +
		"libraries py snippets"
	).split(" "),
);
