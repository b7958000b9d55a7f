import type { ReactElement, ReactNode } from "react";

/** What may be wider than the page scrolls inside; it can be reached by key, so it has a name. */
export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a group is no landmark
		<div className="scroll" role="group" tabIndex={0} aria-label={label}>
			{children}
		</div>
	);
}
