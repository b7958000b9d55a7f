import type { ReactElement } from "react";
import { day, month } from "../../base/numbers.ts";
import type { ModelView } from "../../resources/model/model.ts";
import { sourceName } from "../../resources/model/sourceName.ts";

/** The source of the figures, its licence and its date. */
export function Provenance({ model: { source, filesFrom } }: { readonly model: ModelView }): ReactElement | null {
	if (source === undefined) return null;
	const { attribution, importedAt } = source;
	const title = withoutAddress(sourceName(source));
	return (
		<p className="provenance">
			Figures: {attribution?.url === undefined ? title : <a href={attribution.url}>{title}</a>}
			{attribution?.licence !== undefined && !title.includes(attribution.licence) && `, ${attribution.licence}`}
			{attribution?.date !== undefined && `, as of ${month(attribution.date)}`}
			{importedAt !== undefined && `. Imported ${day(new Date(importedAt))}`}.
			{filesFrom !== undefined && ` Files: ${sourceName(filesFrom)}.`}
		</p>
	);
}

/** The start of a title that has an address in it, which the link has too; the foot of the page has the whole title. */
function withoutAddress(title: string): string {
	const start = /^(.*?)[\s\-–—,:(]*\(?https?:\/\//s.exec(title)?.[1];
	return start === undefined || start === "" ? title : start;
}
