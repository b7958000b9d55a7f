import type { ReactElement } from "react";
import { Icon } from "../marks/Icon.tsx";

interface CopyProps {
	/** The text to copy; if absent, that of the nearest `[data-copied]` element. */
	readonly text?: string;
	/** The label of the button. */
	readonly label?: string;
	readonly plain?: boolean;
}

/** Copies a text and says so. Hidden without JavaScript. */
export function CopyButton({ text, label = "Copy", plain = false }: CopyProps): ReactElement {
	return (
		<button className={plain ? "button plain needs-js" : "button needs-js"} type="button" data-copy={text ?? ""}>
			<Icon name="copy" />
			<span aria-live="polite">{label}</span>
		</button>
	);
}
