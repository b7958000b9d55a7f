import type { ReactElement } from "react";
import { levelsOf } from "../../data/libraryChecks.ts";
import { LibraryTable } from "../../ui/lists/LibraryTable.tsx";
import type { LibraryOfTask } from "../../resources/task/data.ts";

/** The libraries that serve a task. */
export function LibrariesOfTask({ libraries }: { readonly libraries: readonly LibraryOfTask[] }): ReactElement {
	if (libraries.length === 0)
		return (
			<p>No library in the catalogue serves this task, and no model in this index names a library with code for it.</p>
		);
	const rows = libraries.map((row) => ({
		...row,
		levels: levelsOf(row.library.key),
	}));
	return <LibraryTable caption="Libraries that serve this task" rows={rows} />;
}
