import { isObject } from "@vitrine/model";
import { contentTypeOf } from "../../file.ts";
import { refuse } from "../../refusal.ts";
import type { Ask, EntryTarget, Payload, Target } from "../stages.ts";

/** The payload, with an example file that the provider accepts; refuses a file that it does not accept. */
export function withFile({ options }: Ask, payload: Payload, target: Target): Payload {
	if (target.type === "auto" || target.type === "router" || !target.recorded.fileType) return payload;
	const isExample = options.inputs === undefined && target.recorded.fileType === "audio/mpeg";
	if (isExample && typeof payload.inputs === "string")
		return { ...payload, inputs: payload.inputs.replace(/\.flac$/, ".mp3") };
	fileTypeOf(filenameIn(payload), target);
	return payload;
}

/** The file that a payload names. */
export function filenameIn({ inputs }: Payload): string {
	const name = isObject(inputs) ? (inputs as Readonly<Record<string, unknown>>)["image"] : inputs;
	if (typeof name === "string" && /^[^\0\r\n]+$/.test(name) && name.isWellFormed()) return name;
	return refuse({ code: "not-a-file", field: "inputs", got: name });
}

/** The type of a file for the provider: by its extension, else that of the example. */
export function fileTypeOf(filename: string, { entry, recorded: { fileType = "" } }: EntryTarget): string {
	const type = contentTypeOf(filename) ?? fileType;
	const { audioTypes, label } = entry;
	if (!audioTypes || !fileType.startsWith("audio/")) return type;
	const accepted = Object.hasOwn(audioTypes, type) ? audioTypes[type] : undefined;
	if (accepted !== undefined) return accepted;
	return refuse({
		code: "file-type",
		field: "inputs",
		got: filename,
		type,
		provider: label,
		accepted: Object.keys(audioTypes),
	});
}
