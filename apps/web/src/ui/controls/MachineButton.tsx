import type { ReactElement } from "react";
import { Icon } from "../marks/Icon.tsx";

/** Shows the reader's machine, which only the browser knows, and opens the sheet to choose it, which is filled when it is first opened. */
export function MachineButton(): ReactElement {
	return (
		<>
			<button className="button plain machine needs-js" type="button" title="My machine" popoverTarget="my-machine">
				<Icon name="machine" />
				<span className="words">
					<span className="word" data-machine-name="">
						My machine
					</span>
					<span data-machine-memory="" />
				</span>
			</button>
			<section id="my-machine" className="machine-sheet" popover="auto" aria-label="Choose your machine" />
		</>
	);
}
