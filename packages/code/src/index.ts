/**
 * Code that quotes itself. What an author must know:
 *
 * 1. py`…`, js`…` and sh`…` make code. A bare hole takes a value and writes it as a literal of the language; a hole inside
 *    quotes or a comment is escaped for there. Write quotes around a hole only to compose text.
 * 2. Code goes into a hole of its own language: `when`, `lines`, `joined`, `args` and `ident` make pieces of it. A line left
 *    with nothing disappears, and there is no way to put text in as code.
 * 3. A secret is `env("HF_TOKEN")`, alone or in text`Bearer ${…}`; each language reads the variable its own way. In a shell
 *    command a value that begins with `-` is refused unless it follows an option, `--` or a redirection, or is glued to text.
 * 4. needs(py`import base64`, code) declares an import; the finished program, `String(code)`, prints it once, above its text.
 * 5. A template that cannot be placed is a `TemplateError`, a value that cannot be held a `CodeError`: `withField` and
 *    `fieldOf` name its field. `constant` marks a value that makes the code another one. URLs are made with url`…`, header lines with `header`.
 * 6. Many programs that differ in a few values: a `Pattern` of code reads those values from an input, and fills them in far faster
 *    than the code is written.
 */
export { Code } from "./code.ts";
export { CodeError, TemplateError } from "./errors.ts";
export { fieldOf, withField } from "./fields.ts";
export { header, headerName, headerValue } from "./header.ts";
export { js, type JavaScript } from "./javascript/tag.ts";
export { needs } from "./needs.ts";
export { commented, ident, joined, lines, when } from "./parts.ts";
export { Pattern, type Reader } from "./pattern.ts";
export { py, type Python } from "./python/tag.ts";
export { args, sh, type Shell } from "./shell/tag.ts";
export { url } from "./url.ts";
export { env, Env, text, Text } from "./text.ts";
export { constant, Constant, type Value } from "./value.ts";
