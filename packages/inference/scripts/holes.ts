import { isDeepStrictEqual } from "node:util";
import { type Captured, MARKED } from "./capture.ts";
import { FILE, type Attempt } from "./marks.ts";
import type { Head, RecordedRequest } from "../src/providers/shapes.ts";

type Body = Pick<RecordedRequest, "json" | "file" | "form" | "fileType">;

const BASE64 = Buffer.from(FILE).toString("base64");

/** The address and the headers that matter, with holes. */
export function headOf({ url, headers }: Captured): Head {
	const kept = Object.entries(headers).filter(([name]) => name !== "User-Agent");
	return { url: holed(url), headers: Object.fromEntries(kept.map(([name, value]) => [name, holed(value)])) };
}

/** The body with holes, whatever its kind. */
export async function bodyOf({ body }: Captured, { fileType }: Attempt): Promise<Body> {
	if (typeof body === "string") {
		const json = holedJson(JSON.parse(body), fileType);
		return { json, ...(fileType ? { fileType } : {}) };
	}
	if (body instanceof FormData) return { form: await fieldsOf(body, fileType), ...(fileType ? { fileType } : {}) };
	if (body instanceof Blob && (await body.text()) === FILE) return { file: true, fileType: body.type };
	throw new Error(`a body of a kind that nothing here can say: ${Object.prototype.toString.call(body)}`);
}

/** The first request, which streams, if the others differ from it only in `stream`. */
export function merged([first, ...others]: readonly Captured[]): Captured {
	if (others.length === 0) return first!;
	const { stream, ...rest } = JSON.parse(first!.body as string) as Record<string, unknown>;
	const same = others.every(
		({ url, body }) => url === first!.url && isDeepStrictEqual(JSON.parse(body as string), rest),
	);
	if (stream !== true || !same) throw new Error(`${first!.url}: streaming changes more than \`stream\``);
	return { ...first!, body: JSON.stringify({ ...rest, stream: "{stream}" }) };
}

async function fieldsOf(form: FormData, fileType: string | undefined): Promise<Record<string, string>> {
	const fields = [...form].map(([name, value]): [string, string] => [
		name,
		value instanceof Blob ? extended(value.name, fileType) : holed(value),
	]);
	return Object.fromEntries(fields);
}

const extended = (filename: string, fileType: string | undefined): string => {
	if (!fileType) throw new Error(`${filename}: an unexpected file`);
	return filename.replace(/\.\w+$/, ".{extension}");
};

function holedJson(value: unknown, fileType: string | undefined): unknown {
	if (typeof value === "string") {
		const text = holed(value).replaceAll(BASE64, "{base64}");
		return fileType ? text.replace(`data:${fileType};`, "data:{type};") : text;
	}
	if (Array.isArray(value)) return value.map((item) => holedJson(item, fileType));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, holedJson(item, fileType)]));
}

const HUB_MODEL = new RegExp(`${MARKED}\\d+`, "g");

/** The pieces added to a special name are part of the name. */
const holed = (text: string): string =>
	text
		.replaceAll("hf_{token}", "{token}")
		.replaceAll(HUB_MODEL, "{hubModel}")
		.replaceAll("{model}FLUX.1-kontext", "{model}")
		.replaceAll("{model}Kokoro", "{model}")
		.replaceAll(/MiniMax-H3|fal-ai\/lora/g, "{model}");
