import type { ReactElement } from "react";
import { links } from "../../base/links.ts";

/** The way to the comparison that begins with a model. */
export function CompareLink({ id }: { readonly id: string }): ReactElement {
	return (
		<a className="button" href={links.compare({ model: id })}>
			Compare<span className="hidden"> with other models</span>
		</a>
	);
}
