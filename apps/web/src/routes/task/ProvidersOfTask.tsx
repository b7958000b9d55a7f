import type { Provider } from "@vitrine/inference";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";

/** The providers that serve a task. */
export function ProvidersOfTask({ providers }: { readonly providers: readonly Provider[] }): ReactElement {
	return (
		<ul className="tags">
			{providers.map(({ id, label }) => (
				<li key={id}>
					<a href={links.provider(id)}>{label}</a>
				</li>
			))}
		</ul>
	);
}
