import type { ComponentProps, ReactElement } from "react";
import { Icon } from "../marks/Icon.tsx";

interface SelectProps extends ComponentProps<"select"> {
	/** Shown before it; needs an `id`. Without it, give an `aria-label`. */
	readonly label?: string;
}

/** A select with its label. */
export function Select({ label, ...select }: SelectProps): ReactElement {
	return (
		<span className="pick">
			{label !== undefined && <label htmlFor={select.id}>{label}</label>}
			<select {...select} />
			<Icon name="down" />
		</span>
	);
}
