import { libraries } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { levelsOf } from "../../data/libraryChecks.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { LibraryTable } from "../../ui/lists/LibraryTable.tsx";
import { More } from "../../ui/text/More.tsx";

const SHOWN = 10;

/** The libraries that most models in the index name. */
export function MostUsedLibraries({ counts }: { readonly counts: ReadonlyMap<string, number> }): ReactElement | null {
	const rows = libraries
		.map((library) => ({ library, models: counts.get(library.key) ?? 0 }))
		.filter(({ models }) => models > 0)
		.toSorted((a, b) => b.models - a.models)
		.slice(0, SHOWN)
		.map(({ library, models }) => ({
			library,
			models,
			levels: levelsOf(library.key),
		}));
	// Without models, no library is used most.
	if (rows.length === 0) return null;
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="libraries">
					Libraries
				</Heading>
				<p>The most used of {libraries.length}.</p>
				<p>
					<More href={links.libraries()}>All libraries</More>
				</p>
			</header>
			<LibraryTable caption="Most used libraries" rows={rows} />
		</section>
	);
}
