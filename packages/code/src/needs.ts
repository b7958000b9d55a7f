import { type Code, codeOf } from "./code.ts";
import { TemplateError } from "./errors.ts";
import { withImport } from "./printing/imports.ts";
import { Made } from "./made.ts";

/** The languages that have import statements. */
type Importing = "python" | "js";

/**
 * Code with the import it needs: needs(py`import base64`, py`base64.b64encode(data)`).
 *
 * Code composed from it needs the import too; the finished program prints it once, above its own text. Pass several
 * statements as a list.
 */
export function needs<L extends Importing>(imports: Code<L> | readonly Code<L>[], code: Code<L>): Code<L> {
	const codes = Array.isArray(imports) ? (imports as readonly Code<L>[]) : [imports as Code<L>];
	const all = codes.map(statementOf).reduce(withImport, code.imports);
	const again = (parts: readonly unknown[]): Code<L> =>
		needs(parts.slice(0, -1) as readonly Code<L>[], parts.at(-1) as Code<L>);
	const making = new Made("needs", [...codes, code], again);
	return codeOf(code.language, code.indented(""), making, { imports: all, isOpen: code.isOpen, gaps: code.gaps("") });
}

const STATEMENT = { python: /^(import|from)\s\S[^]*$/, js: /^import\s*\S[^]*$/ };

function statementOf<L extends Importing>(code: Code<L>): string {
	const statement = code.body;
	if (!STATEMENT[code.language]?.test(statement))
		throw new TemplateError(`needs takes import statements of Python or JavaScript, not ${JSON.stringify(statement)}`);
	return statement;
}
