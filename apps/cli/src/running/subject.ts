import type { Endpoint } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import type { Row } from "@vitrine/search";
import { type Given, placeOf } from "@vitrine/store";
import type { Selected } from "../check/models.ts";
import type { Io } from "../io.ts";

/** A model whose code is run. */
export interface Subject {
	readonly record: ModelRecord;
	/** The paths of its files, if they are known, and whether they are on this machine. */
	readonly files: readonly string[] | undefined;
	readonly areHere: boolean;
	/** The data folder of the catalogue, which serves files that are here. */
	readonly data: string | undefined;
	/** The variables with tokens that own endpoints and the options name. */
	readonly tokens: readonly string[];
}

/** The subject of a row; `here` if its files are on this machine. */
export function subjectOf(
	io: Io,
	{ record }: Row,
	here: Selected | undefined,
	endpoints: readonly Endpoint[],
	options: Given & { readonly [option: string]: unknown },
): Subject {
	const place = placeOf(io.env, options);
	const { tokenVariable } = options;
	return {
		record,
		files: here?.files ?? record.siblings?.map(({ rfilename }) => rfilename),
		areHere: here !== undefined,
		data: "data" in place ? place.data : undefined,
		tokens: [...endpoints.map((one) => one.tokenVariable), tokenVariable].filter((name) => typeof name === "string"),
	};
}
