import { constant, ident, joined, lines, py, type Python, type Value, when, needs } from "@vitrine/code";
import { FileText } from "../../file.ts";
import type { Answer, Body, JsonBody, Medium, Steps, Wait } from "../../call.ts";
import { fileIn, holdsFile, plain } from "./body.ts";
import type { RawCall } from "./client.ts";
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
export function bodyArguments({ request: { body } }: RawCall): Python {
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
	const items = Object.entries(value as Readonly<Record<string, JsonBody>>).map(
		([key, item]) => [key, jsonOf(item)] as const,
	);
	if (Array.isArray(value))
		return py`[${joined(
			items.map(([, item]) => item),
			", ",
		)}]`;
	return py`
		{
		    ${lines(items.map(([key, item]) => py`${key}: ${item},`))}
		}
	`;
}

/** The code that downloads from an address and saves the file, in the library of a client. */
export type Download = (medium: Medium, address: Python) => Python;

/** Prints or saves what is in `response`. */
export function readAnswer(answer: Answer, download: Download): Python {
	const { type } = answer;
	if (type === "json") return py`print(response.json()${steps(answer.at ?? [])})`;
	if (type === "message") return printed(answer);
	if (type === "bytes") return save(answer.medium, py`response.content`);
	if (type === "masks") return masks();
	if (type === "base64") return base64(save(answer.medium, py`base64.b64decode(response.json()${steps(answer.at)})`));
	if (type !== "address") throw new TypeError(`no ${type} is read at once`);
	return py`

		output = response.json()${steps(answer.at)}
		${download(answer.medium, py`output[0] if isinstance(output, list) else output`)}
	`;
}

const masks = (): Python =>
	path(
		base64(py`
		for number, segment in enumerate(response.json()):
		    print(segment["label"])
		    Path(f"mask-{number}.png").write_bytes(base64.b64decode(segment["mask"]))
	`),
	);

const printed = ({ at, tools }: Extract<Answer, { type: "message" }>): Python =>
	tools
		? py`
			message = response.json()${steps(at)}
			print(message.get("content") or message.get("tool_calls"))
		`
		: py`print(response.json()${steps(at)}["content"])`;

/** The expression for a file's bytes. */
const bytesOf = (filename: string): Python => path(py`Path(${filename}).read_bytes()`);

/** Writes bytes to a file named after what they are. */
export const save = (medium: Medium, bytes: Python): Python =>
	path(py`Path(${FILENAMES[medium]}).write_bytes(${bytes})`);

/** Arguments by name, one a line, each with its comma. */
export const keywords = (values: Readonly<Record<string, Value | undefined>>): Python =>
	lines(
		Object.entries(values)
			.filter((entry): entry is [string, Value] => entry[1] !== undefined)
			.map(([name, value]) => py`${ident(name)}=${value},`),
	);

/** The path to a part of JSON. */
export const steps = (way: Steps): Python =>
	joined(
		way.map((step) => py`[${constant(step)}]`),
		"",
	);
const path = (code: Python): Python => needs(py`from pathlib import Path`, code);
const base64 = (code: Python): Python => needs(py`import base64`, code);

/** The address of the medium in the result that was waited for. */
export function found({ at, orElse }: Wait): Python {
	const [first, ...rest] = at;
	if (orElse === undefined) return py`result${steps(at)}`;
	return py`result[${constant(first!)} if ${constant(first!)} in result else ${constant(orElse)}]${steps(rest)}`;
}
