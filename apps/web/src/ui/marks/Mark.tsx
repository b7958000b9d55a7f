import type { Colour, Modality } from "@vitrine/catalogue";
import type { ReactElement } from "react";

/** The small sign of a task: its shape is the modality, its colour the task's own. Always beside a word. */
export function Mark({ modality, color }: { readonly modality: Modality; readonly color?: Colour }): ReactElement {
	return <span className={`mark mark-${modality}`} data-hue={color} aria-hidden="true" />;
}
