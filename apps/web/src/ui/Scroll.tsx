import type { ReactElement, ReactNode } from "react";

/** What may be wider than the page scrolls inside; it can be reached by key, so it has a name. */
export function Scroll({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
		<section className="scroll" tabIndex={0} aria-label={label}>
			{children}
		</section>
	);
}
