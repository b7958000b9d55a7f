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
export const contentsOf: (record: ModelRecord) => Contents = latest((record) => new RecordContents(record));

/** What is not asked is not read: an index asks little of most of millions of records. */
class RecordContents implements Contents {
	readonly formats: Formats;
	readonly #record: ModelRecord;
	#bases: Bases | undefined;
	#quantization: Found<Method> | undefined | null = null;
	#adapter: Adapter | undefined | null = null;
	#subject: Found<Subject> | undefined | null = null;

	constructor(record: ModelRecord) {
		this.formats = formatsOf(record);
		this.#record = record;
	}

	get bases(): Bases {
		return (this.#bases ??= basesOf(this.#record));
	}

	get quantization(): Found<Method> | undefined {
		if (this.#quantization === null) this.#quantization = quantizationOf(this.#record, this.formats);
		return this.#quantization;
	}

	get adapter(): Adapter | undefined {
		if (this.#adapter === null) this.#adapter = adapterOf(this.#record, this.bases);
		return this.#adapter;
	}

	get subject(): Found<Subject> | undefined {
		if (this.#subject === null) this.#subject = subjectOf(this.#record, this.bases);
		return this.#subject;
	}

	get parts(): readonly string[] {
		return partsOf(this.#record);
	}

	get isSharded(): boolean | undefined {
		return isSharded(this.#record);
	}

	get quants(): readonly QuantChoice[] {
		return quantChoices(this.#record);
	}
}
