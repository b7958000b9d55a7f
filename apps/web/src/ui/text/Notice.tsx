import type { ReactElement, ReactNode } from "react";
import { Icon } from "../marks/Icon.tsx";

interface NoticeProps {
	/** `warning` asks the reader to do something. */
	readonly kind?: "info" | "warning";
	readonly children: ReactNode;
}

/** A notice above or within the content of a page. */
export function Notice({ kind = "info", children }: NoticeProps): ReactElement {
	return (
		<div className={kind === "warning" ? "notice warning" : "notice"} role="note">
			<Icon name={kind} />
			<p>{children}</p>
		</div>
	);
}
