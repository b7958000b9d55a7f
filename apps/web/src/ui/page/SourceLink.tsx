import type { ReactElement } from "react";
import { outward } from "../../base/links.ts";

export interface SourceLinkProps {
	/** `owner/name` on GitHub. */
	readonly repository: string;
	/** The path of the source from the folder of the repository. */
	readonly source: string;
}

/** “Update on GitHub”: the source file or folder of a page or a section. */
export function SourceLink({ repository, source }: SourceLinkProps): ReactElement {
	return (
		<a className="edit" href={outward.edit(repository, source)}>
			Update on GitHub
		</a>
	);
}
