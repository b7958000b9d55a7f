import type { ComponentProps, ReactElement } from "react";

type MemoryFieldProps = Omit<ComponentProps<"input">, "name" | "inputMode">;

/** A size of memory in GB, typed; the field is named `memory`. `className` is of the box around it. */
export function MemoryField({ className, ...input }: MemoryFieldProps): ReactElement {
	return (
		<span className={className === undefined ? "field" : `field ${className}`}>
			<input {...input} name="memory" inputMode="decimal" />
			<span>GB</span>
		</span>
	);
}
