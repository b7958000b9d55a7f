import type { Colour, Modality } from "@vitrine/catalogue";
import type { ReactElement } from "react";

/** The mark of a task: the shape shows the modality, the colour the task. Always used beside a word. */
export function Mark({ modality, color }: { readonly modality: Modality; readonly color?: Colour }): ReactElement {
	return <span className={`mark mark-${modality}`} data-hue={color} aria-hidden="true" />;
}
