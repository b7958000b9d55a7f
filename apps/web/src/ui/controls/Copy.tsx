import type { ReactElement } from "react";
import { Icon } from "../marks/Icon.tsx";

interface CopyProps {
	/** What is copied; when absent, the text of the nearest `[data-copied]` beside the button. */
	readonly text?: string;
	/** What the button says, such as `Copy id`. */
	readonly label?: string;
	readonly plain?: boolean;
}

/** Copies, and says so in words. Hidden from readers without JavaScript, to whom it would do nothing. */
export function CopyButton({ text, label = "Copy", plain = false }: CopyProps): ReactElement {
	return (
		<button className={plain ? "button plain needs-js" : "button needs-js"} type="button" data-copy={text ?? ""}>
			<Icon name="copy" />
			<span aria-live="polite">{label}</span>
		</button>
	);
}
