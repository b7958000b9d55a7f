import { Code, codeOf, type Making } from "./code.ts";
import { COMPILED_HOLE, OR } from "./marked.ts";
import { formOf, type Prepared, refilled, textOf } from "./prepared.ts";
import { softened } from "./printing/newlines.ts";
import { fingerprint, VALUE } from "./shape.ts";

/** What is in a hole: a text, or code of which all layouts are known too. */
type ComposedHole = string | Code;

/** Code of a template with strings, and code of such templates, in its holes. */
export function piecesIn<L extends string>(template: Prepared<L>, holes: readonly ComposedHole[]): Code<L> {
	const { language, text, flat, writer, open } = template;
	const pieces: ComposedHole[] = [];
	for (const [at, hole] of holes.entries())
		pieces.push(
			Code.isCode(hole) ? hole : writer(at).write(textOf(hole), () => filled(before(flat, at), pieces, flatOf)),
		);
	const making: Making = {
		shape: () => fingerprint([formOf(template), ...holes.map(traceOf)].join("\n")),
		body: (code) => softened(code.indented("")),
		laid: () => filled(text, pieces, laidOf),
		printed: (code) => softened(code.laid!.split("\n").map(language.fitted).join("\n")),
		remade(_, change, refill) {
			const others = holes.map((hole) => (Code.isCode(hole) ? hole.remade(change, refill) : change(hole)));
			return others.every(isHole) ? piecesIn(template, others) : refilled(template, others, refill);
		},
	};
	const last = pieces.at(-1);
	const isOpen = open === 1 || (Code.isCode(last) && last.isOpen && flat.endsWith(COMPILED_HOLE));
	return codeOf(language.id, filled(flat, pieces, flatOf), making, { isOpen });
}

const traceOf = (hole: ComposedHole): string => (Code.isCode(hole) ? hole.shape : VALUE);

const isHole = (value: unknown): value is ComposedHole =>
	typeof value === "string" || (Code.isCode(value) && value.laid !== undefined);

/** The text of a template before one of its holes. */
const before = (flat: string, at: number): string =>
	flat
		.split(COMPILED_HOLE)
		.slice(0, at + 1)
		.join(COMPILED_HOLE);

const flatOf = (piece: ComposedHole): string => (Code.isCode(piece) ? piece.indented("") : piece);
const laidOf = (piece: ComposedHole): string => (Code.isCode(piece) ? piece.laid! : piece);

/** A text with its holes filled. A line that holds nothing but empty code disappears, with blank lines that it would leave. */
function filled(text: string, pieces: readonly ComposedHole[], written: (piece: ComposedHole) => string): string {
	const lines = text.split("\n");
	let result = "";
	let at = 0;
	for (let i = 0; i < lines.length; i += 1) {
		const layouts = lines[i]!.split(OR).map((layout) => layout.split(COMPILED_HOLE));
		const margin = /^\s*/.exec(layouts[0]![0]!)![0];
		const own = pieces.slice(at, (at += layouts[0]!.length - 1)).map(written);
		if (own.length === 0 || layouts[0]!.join("").trim() !== "" || own.join("") !== "") {
			const moved = own.map((piece) => (margin ? piece.replace(STARTS, `$&${margin}`) : piece));
			result += layouts.map((raw) => String.raw({ raw }, ...moved)).join(OR) + "\n";
		} else if (i + 1 === lines.length) result = result.replace(/\n+$/, "\n");
		else if (lines[i + 1] === "" && /(?:^|\n)$/.test(result.slice(0, -1))) i += 1;
	}
	return result.slice(0, -1);
}

/** After what a line of code starts, in all layouts. */
const STARTS = /[\n\r\f]/g;
