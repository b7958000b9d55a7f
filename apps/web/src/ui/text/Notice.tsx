import type { ReactElement, ReactNode } from "react";
import { Icon } from "../marks/Icon.tsx";

interface NoticeProps {
	/** `warning` asks for a step from the reader. */
	readonly kind?: "info" | "warning";
	readonly children: ReactNode;
}

/** Something to know before going on. */
export function Notice({ kind = "info", children }: NoticeProps): ReactElement {
	return (
		<div className={kind === "warning" ? "notice warning" : "notice"} role="note">
			<Icon name={kind} />
			<p>{children}</p>
		</div>
	);
}
