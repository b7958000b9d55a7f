import type { PanelView } from "../shapes/view.ts";

/** Whether there is a provider or an endpoint for the model. */
export function canBeCalled({ call: { own, mapped, others } }: PanelView): boolean {
	return own.length + mapped.length + others.length > 0;
}
