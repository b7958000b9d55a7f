import { ident, joined, lines, py, type Python, type Value, when, needs } from "@vitrine/code";
import { FileText } from "../../file.ts";
import type { Answer, Body, JsonBody } from "../../shapes.ts";
import { fileIn, holdsFile, plain } from "./body.ts";
import { FILENAMES } from "./names.ts";

/** Reads the file that a JSON body carries into a variable; no code where there is none. */
export function fileVariable(body: Body): Python {
	const file = fileIn(body);
	if (!file) return when(false, py``);
	return base64(py`
		${ident(file.name)} = base64.b64encode(${bytesOf(file.filename)}).decode()

	`);
}

/** The arguments that carry the body, each with its comma. */
export function bodyArguments(body: Body): Python {
	if (body.type === "json") return py`json=${jsonOf(body.value)},`;
	if (body.type === "file") return py`data=${bytesOf(body.filename)},`;
	const { field, filename, contentType } = body.file;
	return py`
		files={${field}: (${filename}, ${bytesOf(filename)}, ${contentType})},
		data=${body.fields},
	`;
}

/** JSON as a dict, in which a file is the variable that holds it. */
export function jsonOf(value: JsonBody): Python {
	if (value instanceof FileText)
		return value.prefix ? py`${value.prefix} + ${ident(value.medium)}` : ident(value.medium);
	if (!holdsFile(value)) return py`${plain(value)}`;
	if (Array.isArray(value)) return py`[${joined(value.map(jsonOf), ", ")}]`;
	return py`
		{
		    ${lines(Object.entries(value as Record<string, JsonBody>).map(([key, item]) => py`${key}: ${jsonOf(item)},`))}
		}
	`;
}

/** What to do with `response`. */
export function readAnswer(answer: Answer): Python {
	const { type } = answer;
	if (type === "json") return py`print(response.json()${at(answer.at ?? [])})`;
	if (type === "bytes") return save(answer.medium, py`response.content`);
	if (type === "base64") return base64(save(answer.medium, py`base64.b64decode(response.json()${at(answer.at)})`));
	if (type !== "address") throw new TypeError(`requests does not wait for a ${type}`);
	return py`

		output = response.json()${at(answer.at)}
		download = requests.get(output[0] if isinstance(output, list) else output)
		download.raise_for_status()
		${save(answer.medium, py`download.content`)}
	`;
}

/** The expression for a file's bytes. */
export const bytesOf = (filename: string): Python => path(py`Path(${filename}).read_bytes()`);

/** Writes bytes to a file named after what they are. */
export const save = (medium: keyof typeof FILENAMES, bytes: Python): Python =>
	path(py`Path(${FILENAMES[medium]}).write_bytes(${bytes})`);

/** Arguments by name, one a line, each with its comma. */
export const keywords = (values: Readonly<Record<string, Value | undefined>>): Python =>
	lines(
		Object.entries(values)
			.filter((entry): entry is [string, Value] => entry[1] !== undefined)
			.map(([name, value]) => py`${ident(name)}=${value},`),
	);

const at = (steps: readonly (string | number)[]): Python =>
	joined(
		steps.map((step) => py`[${step}]`),
		"",
	);
const path = (code: Python): Python => needs(py`from pathlib import Path`, code);
const base64 = (code: Python): Python => needs(py`import base64`, code);
