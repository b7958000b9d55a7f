import type { ModelRecord } from "@vitrine/model";
import { quantChoices } from "../../apps/shared/choices.ts";
import type { QuantChoice } from "../../apps/shapes.ts";
import type { Found } from "../evidence.ts";
import { latest } from "../../latest.ts";
import { type Adapter, adapterOf } from "./adapter.ts";
import { type Bases, basesOf } from "./bases.ts";
import { type Formats, formatsOf } from "./formats.ts";
import type { Method } from "./methods.ts";
import { isSharded, partsOf } from "./parts.ts";
import { quantizationOf } from "./quantization.ts";
import { type Subject, subjectOf } from "./subject.ts";

/** What a repository holds, as far as its record shows. */
export interface Contents {
	/** The formats of its weights; empty if unknown. */
	readonly formats: Formats;
	/** How they are quantized; undefined if they are not, or if it is unknown. */
	readonly quantization: Found<Method> | undefined;
	/** Set if it holds an adapter and not a whole model. */
	readonly adapter: Adapter | undefined;
	readonly bases: Bases;
	/** The folders of a pipeline of several models. */
	readonly parts: readonly string[];
	/** Whether the weights are split into numbered files; undefined if the files are unknown. */
	readonly isSharded: boolean | undefined;
	readonly subject: Found<Subject> | undefined;
	/** Its GGUF models to choose from; empty if the files are unknown. */
	readonly quants: readonly QuantChoice[];
}

/** Reads from a well-typed record what its repository holds. */
export const contentsOf: (record: ModelRecord) => Contents = latest((record) => {
	const formats = formatsOf(record);
	const bases = basesOf(record);
	return {
		formats,
		quantization: quantizationOf(record, formats),
		adapter: adapterOf(record, bases),
		bases,
		parts: partsOf(record),
		isSharded: isSharded(record),
		subject: subjectOf(record, bases),
		get quants() {
			return quantChoices(record);
		},
	};
});
