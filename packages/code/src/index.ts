/**
 * Source code that escapes its values. What an author must know:
 *
 * 1. py`…`, js`…` and sh`…` make code. A value in a bare hole becomes a literal of the language; in quotes or a comment, it is
 *    escaped. Write quotes around a hole only to compose text.
 * 2. A hole also takes code of its own language, which `when`, `lines`, `joined`, `args` and `ident` help to make. A line that
 *    becomes empty disappears. There is no way to insert text as code.
 * 3. A secret is `env("HF_TOKEN")`, or part of text`Bearer ${…}`; each language reads the variable in its own way. In a shell
 *    command, a value that begins with `-` is refused unless it follows an option, `--`, a redirection, or text in the same word.
 * 4. needs(py`import base64`, code) declares an import; the finished program, `String(code)`, prints it once, above its text.
 * 5. A template in which a hole cannot be placed throws a `TemplateError`, a value that cannot be represented a `CodeError`:
 *    `withField` and `fieldOf` name its field. `constant` marks a value that is part of the shape. Write URLs with url`…`, header lines with `header`.
 * 6. For many programs that differ in a few values, a `Pattern` reads those values from an input and fills them in, far faster
 *    than the code is written.
 * 7. Characters that readers cannot see, or that reorder text, are escaped in code. `suspectsIn` finds them in any text, and
 *    characters of a name that look like others; `revealed` shows them.
 */
export { escapedIn } from "./characters/escaped.ts";
export { visible } from "./characters/visible.ts";
export { hexOf, nameOf } from "./characters/names.ts";
export { piecesOf, revealed } from "./characters/revealed.ts";
export { countedSuspicion, suspicion } from "./characters/sentence.ts";
export { hiddenIn, type ReadAs, suspectsIn } from "./characters/suspects.ts";
export { Code } from "./code.ts";
export { CodeError, TemplateError } from "./errors.ts";
export { fieldOf, withField } from "./fields.ts";
export { header, headerName, headerValue } from "./values/header.ts";
export { js, type JavaScript } from "./javascript/tag.ts";
export { needs } from "./needs.ts";
export { commented, ident, joined, lines, when } from "./parts.ts";
export { Pattern, type Reader } from "./pattern.ts";
export { py, type Python } from "./python/tag.ts";
export { args } from "./shell/args.ts";
export { sh, type Shell } from "./shell/tag.ts";
export { url } from "./values/url.ts";
export { env, Env, text, Text } from "./values/text.ts";
export { constant, Constant, type Value } from "./value.ts";
