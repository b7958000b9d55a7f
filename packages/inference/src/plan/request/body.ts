import { isObject, type Mapped } from "@vitrine/model";
import type { Body, JsonBody } from "../../call.ts";
import { FileText } from "../../file.ts";
import type { Ask, Payload, RawTarget } from "../stages.ts";
import { filenameIn, fileTypeOf } from "./files.ts";
import { filled, filledText, type Fillings } from "./holes.ts";

type BodyDraft = (name: string) => Body;

/** The recorded body with this call in its holes. */
export function bodyOf(ask: Ask, payload: Payload, target: RawTarget): BodyDraft {
	const { recorded } = target;
	if (target.type === "router") return jsonBody(recorded.json, fillingsOf(ask, payload));
	const fillings = { ...fillingsOf(ask, payload, target.mapped), ...target.entry.rewrites?.(payload.parameters) };
	if (!recorded.fileType) return jsonBody(recorded.json, fillings);
	const filename = filenameIn(payload);
	const contentType = fileTypeOf(filename, target);
	if (recorded.file) return () => ({ type: "file", filename, contentType });
	if (recorded.form) return formBody(recorded.form, { filename, contentType }, fillings);
	return jsonBody(recorded.json, { ...fillings, base64: new FileText(filename, ""), type: contentType });
}

function jsonBody(template: unknown, fillings: Fillings): BodyDraft {
	const value = filled(template, fillings);
	return (name) => ({ type: "json", value: value(name) ?? {} });
}

/** A field whose recorded value names a file is the file's field. */
function formBody(
	form: Readonly<Record<string, string>>,
	file: { readonly filename: string; readonly contentType: string },
	fillings: Fillings,
): BodyDraft {
	const fields = Object.entries(form);
	const field = fields.find(([, value]) => isFile(value))?.[0] ?? "file";
	const texts = fields.filter(([, value]) => !isFile(value));
	return (model) => ({
		type: "form",
		file: { field, ...file },
		fields: Object.fromEntries(texts.map(([name, value]) => [name, filledText(value, { ...fillings, model })])),
	});
}

const isFile = (value: string): boolean => value.includes("{extension}");

function fillingsOf({ record, streaming }: Ask, { inputs, parameters }: Payload, mapped?: Mapped): Fillings {
	const fields = isObject(inputs) ? (inputs as Readonly<Record<string, JsonBody>>) : {};
	return {
		...parameters,
		inputs,
		messages: inputs,
		prompt: fields["prompt"],
		question: fields["question"],
		stream: streaming,
		hubModel: record.id,
		weights: mapped?.adapterWeightsPath,
	};
}
