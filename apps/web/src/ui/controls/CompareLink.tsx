import type { ReactElement } from "react";
import { links } from "../../base/links.ts";

/** A link to a comparison that starts with this model. */
export function CompareLink({ id }: { readonly id: string }): ReactElement {
	return (
		<a className="button" href={links.compare({ model: id })}>
			Compare<span className="hidden"> with other models</span>
		</a>
	);
}
