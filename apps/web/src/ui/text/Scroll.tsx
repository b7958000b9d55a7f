import type { ReactElement, ReactNode } from "react";

/** Content that may be wider than the page and scrolls sideways. It can be focused, so it has a name. */
export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- keyboards must reach what scrolls, and a group is not a landmark
		<div className="scroll" role="group" tabIndex={0} aria-label={label}>
			{children}
		</div>
	);
}
