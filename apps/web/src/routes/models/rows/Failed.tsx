import type { ReactElement } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";

interface FailedProps {
	readonly retry: () => void;
	readonly undo: () => void;
}

/** Shown if the list could not be fetched: the rows below are those of the view before. */
export function Failed({ retry, undo }: FailedProps): ReactElement {
	return (
		<div className="notice warning failed" role="alert">
			<Icon name="warning" />
			<p>
				The list could not be loaded. The models below are from the previous view.{" "}
				<button className="button" type="button" onClick={retry}>
					Try again
				</button>{" "}
				<button className="button plain" type="button" onClick={undo}>
					Undo the change
				</button>
			</p>
		</div>
	);
}
