import { isObject, shown } from "@vitrine/model";
import { InputError } from "../errors.ts";
import { contentTypeOf } from "../file.ts";
import type { ProviderEntry, RecordedCall } from "../providers/shapes.ts";
import type { Asked } from "./asked.ts";
import type { Payload } from "./payload.ts";

/** The payload, with an example file that the provider takes. */
export function withFile({ payload, options }: Asked, entry: ProviderEntry, recorded: RecordedCall): Payload {
	const example = options.inputs === undefined && recorded.fileType === "audio/mpeg";
	if (example && typeof payload.inputs === "string")
		return { ...payload, inputs: payload.inputs.replace(/\.flac$/, ".mp3") };
	if (recorded.fileType) fileTypeOf(filenameIn(payload), entry, recorded);
	return payload;
}

/** The file that a payload names. */
export function filenameIn({ inputs }: Payload): string {
	const name = isObject(inputs) ? (inputs as Readonly<Record<string, unknown>>)["image"] : inputs;
	if (typeof name === "string" && /^[^\0\r\n]+$/.test(name) && name.isWellFormed()) return name;
	throw new InputError("inputs", name, `${shown(name)} is not the name of a file.`);
}

/** The type a provider is told a file has: by its extension, else that of the example. */
export function fileTypeOf(filename: string, entry: ProviderEntry, { fileType }: RecordedCall): string {
	const type = contentTypeOf(filename) ?? fileType!;
	if (!entry.audioTypes || !fileType!.startsWith("audio/")) return type;
	if (Object.hasOwn(entry.audioTypes, type)) return entry.audioTypes[type]!;
	const taken = Object.keys(entry.audioTypes).join(", ");
	throw new InputError(
		"inputs",
		filename,
		`${shown(filename)} is ${type}, which ${entry.label} does not take. It takes ${taken}.`,
	);
}
