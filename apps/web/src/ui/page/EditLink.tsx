import type { ReactElement } from "react";
import { usePage } from "./page.ts";
import { SourceLink } from "./SourceLink.tsx";

/** “Update on GitHub”: the source file or folder of this page. `source` is its path from the project's folder. */
export function EditLink({ source }: { readonly source: string }): ReactElement {
	const { config } = usePage();
	return <SourceLink repository={config.repository} source={source} />;
}
