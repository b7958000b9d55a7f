import type { ReactElement } from "react";
import { Icon } from "../../ui/marks/Icon.tsx";

/** A link to this view. A click copies it if the browser can. */
export function LinkToView({ address }: { readonly address: string }): ReactElement {
	return (
		<a className="more" href={address} data-copy-address>
			<Icon name="link" />
			<span aria-live="polite">Link to this view</span>
		</a>
	);
}
