import { frozen, text, type Text } from "@vitrine/code";
import { isObject } from "@vitrine/model";
import { BILL_TO_HEADER } from "../constants.ts";
import { FileText } from "../file.ts";
import type { Head, ProviderEntry, RecordedCall } from "../providers/shapes.ts";
import type { Body, HttpRequest, JsonBody, Secret } from "../shapes.ts";
import { answerOf } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { filenameIn, fileTypeOf } from "./files.ts";
import { filled, filledWords, type Fillings, named } from "./holes.ts";
import { inPath } from "./path.ts";

/** The form for a name: the first that is for this name alone, or whose pieces it holds. */
export function formOf(forms: readonly RecordedCall[], providerId: string): RecordedCall | undefined {
	if (forms.length === 1 && isForAll(forms[0]!)) return forms[0];
	const name = providerId.toLowerCase();
	return forms.find(
		({ when = [], only = providerId }) => only === providerId && when.every((piece) => name.includes(piece)),
	);
}

const isForAll = ({ when, only }: RecordedCall): boolean => when === undefined && only === undefined;

/** What a raw client must send: the real client's request, with this call in its holes, for any name of the model. */
export function requestOf(
	asked: Asked,
	recorded: RecordedCall,
	head: Head,
	token: Secret,
	entry?: ProviderEntry,
): (providerId: string, field: string) => HttpRequest {
	const bodyFor = bodyOf(asked, recorded, entry);
	const contentType = recorded.file && entry ? fileTypeOf(filenameIn(asked.payload), entry, recorded) : undefined;
	const headers = headersOf(asked, head, contentType, token);
	const answer = answerOf(asked, entry, head.url);
	const urlFor = addressOf(head.url);
	return (providerId, field) => ({
		method: "POST",
		url: urlFor(providerId, field),
		headers,
		body: bodyFor(providerId),
		answer,
		token,
	});
}

function addressOf(url: string): (providerId: string, field: string) => string {
	const [before, after] = url.split("{model}");
	return after === undefined ? () => url : (providerId, field) => before + inPath(field, providerId) + after;
}

function headersOf(
	{ options: { billTo }, shared }: Asked,
	head: Head,
	contentType: string | undefined,
	token: Secret,
): Record<string, string | Text> {
	const recorded = Object.entries(head.headers).map(([name, value]) => [name, withToken(value!, token)] as const);
	const headers = {
		...Object.fromEntries(recorded),
		...(contentType === undefined ? {} : { "Content-Type": contentType }),
		...(billTo ? { [BILL_TO_HEADER]: billTo } : {}),
	};
	return shared ? frozen(headers) : headers;
}

function withToken(template: string, token: Secret): string | Text {
	const [before, after] = template.split("{token}");
	return after === undefined ? template : text`${before!}${token}${after}`;
}

function bodyOf(asked: Asked, recorded: RecordedCall, entry: ProviderEntry | undefined): (providerId: string) => Body {
	const fillings = { ...fillingsOf(asked), ...entry?.rewrites?.(asked.payload.parameters) };
	if (!recorded.fileType || !entry) return jsonBody(recorded, fillings, asked);
	const filename = filenameIn(asked.payload);
	const contentType = fileTypeOf(filename, entry, recorded);
	if (recorded.file) return () => ({ type: "file", filename, contentType });
	if (recorded.form) return formBody(recorded.form, { filename, contentType }, fillings);
	const file = { base64: new FileText(filename, ""), type: contentType };
	return jsonBody(recorded, { ...fillings, ...file }, asked);
}

function jsonBody({ json }: RecordedCall, fillings: Fillings, { shared }: Asked): (providerId: string) => Body {
	const value = filled(json, fillings, shared);
	return (providerId) => ({ type: "json", value: named(value, providerId)! });
}

function formBody(
	form: Readonly<Record<string, string>>,
	file: { filename: string; contentType: string },
	fillings: Fillings,
): (providerId: string) => Body {
	const fields = Object.entries(form).filter(([, value]) => !value.includes("{extension}"));
	const field = Object.keys(form).find((name) => form[name]!.includes("{extension}"))!;
	return (model) => ({
		type: "form",
		file: { field, ...file },
		fields: Object.fromEntries(fields.map(([name, value]) => [name, filledWords(value, { ...fillings, model })])),
	});
}

function fillingsOf({ payload: { inputs, parameters }, streaming }: Asked): Fillings {
	const fields = isObject(inputs) ? (inputs as Readonly<Record<string, JsonBody>>) : {};
	return {
		...parameters,
		inputs,
		messages: inputs,
		prompt: fields["prompt"],
		question: fields["question"],
		stream: streaming || undefined,
	};
}
