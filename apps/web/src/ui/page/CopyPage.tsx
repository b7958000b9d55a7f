import type { ReactElement } from "react";
import { Icon } from "../marks/Icon.tsx";

interface CopyPageProps {
	/** The address of the page as Markdown. */
	readonly href: string;
	readonly plain?: boolean;
}

/** Copies the page as Markdown; without JavaScript, or if copying is refused, a link to it. */
export function CopyPage({ href, plain = false }: CopyPageProps): ReactElement {
	return (
		<a
			className={plain ? "button plain" : "button"}
			href={href}
			rel="alternate nofollow"
			type="text/markdown"
			data-copy-page=""
		>
			<Icon name="copy" />
			<span aria-live="polite">Copy as Markdown</span>
		</a>
	);
}
