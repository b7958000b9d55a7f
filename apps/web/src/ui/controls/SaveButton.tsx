import type { ReactElement } from "react";
import { Icon } from "../marks/Icon.tsx";

/** Keeps a model in the reader's browser, or lets it go; whether it is kept, only the browser knows. */
export function SaveButton({ id }: { readonly id: string }): ReactElement {
	return (
		<button className="button save needs-js" type="button" data-save={id} aria-pressed="false">
			<Icon name="save" />
			<span>Save</span>
		</button>
	);
}
