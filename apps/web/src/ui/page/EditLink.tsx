import type { ReactElement } from "react";
import { outward } from "../../base/links.ts";
import { usePage } from "./page.ts";

/** “Update on GitHub”: the source file or folder of this page. `source` is its path from the project's folder. */
export function EditLink({ source }: { readonly source: string }): ReactElement {
	const { config } = usePage();
	return (
		<a className="edit" href={outward.edit(config.repository, source)}>
			Update on GitHub
		</a>
	);
}
