import type { ReactElement } from "react";

/** A part of a whole as a small bar, for a figure that is beside it in words. `part` is at most 1. */
export function PartBar({ part }: { readonly part: number }): ReactElement {
	return (
		<svg className="part-bar" height="4" aria-hidden="true">
			<rect className="whole" width="100%" height="4" />
			<rect width={`${(Math.min(part, 1) * 100).toFixed(1)}%`} height="4" />
		</svg>
	);
}

/** The place of a bar that the browser draws: how much of the reader's machine a model needs, in bytes. */
export function PartOfMine({ needs }: { readonly needs: number | undefined }): ReactElement | null {
	return needs === undefined ? null : <span className="part-of-mine" data-part-of-mine={needs} />;
}
