import type { ReactElement } from "react";
import { Heading } from "../../ui/page/Heading.tsx";

/** The page `/checks`. */
export function ChecksPage(): ReactElement {
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>Checks</Heading>
			</header>
		</div>
	);
}
