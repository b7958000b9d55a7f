import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Icon } from "../marks/Icon.tsx";

/** Searches the models. The key `/` focuses it. */
export function SearchField({ id, placeholder }: { readonly id: string; readonly placeholder: string }): ReactElement {
	return (
		<search>
			<form className="field" action={links.models()} autoComplete="off">
				<Icon name="search" />
				<label className="hidden" htmlFor={id}>
					Find a model
				</label>
				<input id={id} name="q" type="search" placeholder={placeholder} aria-keyshortcuts="/" data-search />
				<kbd aria-hidden="true">/</kbd>
			</form>
		</search>
	);
}
