import { text, type Text } from "@vitrine/code";
import { isObject } from "@vitrine/model";
import { BILL_TO_HEADER } from "../constants.ts";
import { FileText } from "../file.ts";
import type { Head, ProviderEntry, RecordedCall } from "../providers/shapes.ts";
import type { Body, HttpRequest, JsonBody, Secret } from "../shapes.ts";
import { answerOf } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { filenameIn, fileTypeOf } from "./files.ts";
import { filled, filledWords, type Fillings } from "./holes.ts";
import { inPath } from "./path.ts";

/** The form for a name: the first that is for this name alone, or whose pieces it holds. */
export function formOf(forms: readonly RecordedCall[], providerId: string): RecordedCall | undefined {
	const name = providerId.toLowerCase();
	return forms.find(
		({ when = [], only = providerId }) => only === providerId && when.every((piece) => name.includes(piece)),
	);
}

/** What a raw client must send: the real client's request, with this call in its holes. */
export function requestOf(
	asked: Asked,
	recorded: RecordedCall,
	head: Head,
	providerId: string,
	token: Secret,
	entry?: ProviderEntry,
): HttpRequest {
	const body = bodyOf(asked, recorded, providerId, entry);
	const url = head.url.includes("{model}")
		? filledWords(head.url, { model: inPath(fieldOf(asked, providerId), providerId) })
		: head.url;
	return {
		method: "POST",
		url,
		headers: headersOf(head, body, token, asked.options.billTo),
		body,
		answer: answerOf(asked, entry, url),
		token,
	};
}

/** Where the provider's name of the model was read. */
function fieldOf({ options, record }: Asked, providerId: string): string {
	if (options.providerId) return "providerId";
	return providerId === record.id ? "model.id" : "model.inferenceProviderMapping";
}

function headersOf(head: Head, body: Body, token: Secret, billTo: string | undefined): Record<string, string | Text> {
	const recorded = Object.entries(head.headers).map(([name, value]) => [name, withToken(value!, token)] as const);
	return {
		...Object.fromEntries(recorded),
		...(body.type === "file" ? { "Content-Type": body.contentType } : {}),
		...(billTo ? { [BILL_TO_HEADER]: billTo } : {}),
	};
}

function withToken(template: string, token: Secret): string | Text {
	const [before, after] = template.split("{token}");
	return after === undefined ? template : text`${before!}${token}${after}`;
}

function bodyOf(asked: Asked, recorded: RecordedCall, providerId: string, entry: ProviderEntry | undefined): Body {
	const fillings = { ...fillingsOf(asked, providerId), ...entry?.rewrites?.(asked.payload.parameters) };
	if (!recorded.fileType || !entry) return { type: "json", value: filled(recorded.json, fillings)! };
	const filename = filenameIn(asked.payload);
	const contentType = fileTypeOf(filename, entry, recorded);
	if (recorded.file) return { type: "file", filename, contentType };
	if (recorded.form) return formBody(recorded.form, { filename, contentType }, fillings);
	const file = { base64: new FileText(filename, ""), type: contentType };
	return { type: "json", value: filled(recorded.json, { ...fillings, ...file })! };
}

function formBody(
	form: Readonly<Record<string, string>>,
	file: { filename: string; contentType: string },
	fillings: Fillings,
): Body {
	const fields = Object.entries(form).filter(([, value]) => !value.includes("{extension}"));
	const field = Object.keys(form).find((name) => form[name]!.includes("{extension}"))!;
	return {
		type: "form",
		file: { field, ...file },
		fields: Object.fromEntries(fields.map(([name, value]) => [name, filledWords(value, fillings)])),
	};
}

function fillingsOf({ payload: { inputs, parameters }, streaming }: Asked, providerId: string): Fillings {
	const named = isObject(inputs) ? (inputs as Readonly<Record<string, JsonBody>>) : {};
	return {
		...parameters,
		model: providerId,
		version: providerId.split(":")[1],
		inputs,
		messages: inputs,
		prompt: named["prompt"],
		question: named["question"],
		stream: streaming || undefined,
	};
}
