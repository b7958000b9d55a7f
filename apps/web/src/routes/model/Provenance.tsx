import type { ReactElement } from "react";
import { day, month } from "../../base/numbers.ts";
import type { ModelView } from "./model.ts";

/** The source of the figures, its licence and its date. */
export function Provenance({ model: { source } }: { readonly model: ModelView }): ReactElement | null {
	if (source === undefined) return null;
	const { attribution, kind, location, importedAt } = source;
	const title = attribution?.title ?? `${kind} ${lastPart(location)}`;
	return (
		<p className="provenance">
			Figures: {attribution?.url === undefined ? title : <a href={attribution.url}>{title}</a>}
			{attribution?.licence !== undefined && !title.includes(attribution.licence) && `, ${attribution.licence}`}
			{attribution?.date !== undefined && `, as of ${month(attribution.date)}`}
			{importedAt !== undefined && `. Imported ${day(new Date(importedAt))}`}.
		</p>
	);
}

/** The last part of a path or address, which shows nothing of the machine it is on. */
function lastPart(location: string): string {
	return location.split(/[\\/]/).findLast((part) => part !== "") ?? location;
}
