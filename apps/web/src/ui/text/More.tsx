import type { ReactElement, ReactNode } from "react";
import { Icon } from "../marks/Icon.tsx";

/** A link to a longer list or a page with more. */
export function More({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactElement {
	return (
		<a className="more" href={href}>
			{children} <Icon name="next" />
		</a>
	);
}
