import type { ReactElement } from "react";
import { links } from "../../base/links.ts";

/** How code finds the files of a model that this site serves; libraries ask the public hub otherwise. */
export function ServedHere({ site }: { readonly site: string }): ReactElement {
	return (
		<p className="memory-line">
			<span className="muted">This site serves the files. To load them from here, first set</span>{" "}
			<code>HF_ENDPOINT={site}</code> <a href={links.docs("hub-api")}>Hub clients</a>
		</p>
	);
}
