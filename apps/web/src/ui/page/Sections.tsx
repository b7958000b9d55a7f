import type { ReactElement } from "react";
import { Contents } from "./Contents.tsx";
import { Heading } from "./Heading.tsx";

/** A section of a page. */
export interface Section {
	readonly id: string;
	readonly label: string;
	/** Its label in the table of contents, if that is shorter. */
	readonly short?: string;
	readonly body: ReactElement;
	/** The body has its own heading. */
	readonly headed?: boolean;
}

/** Sections with headings, beside their table of contents. */
export function Sections({ sections }: { readonly sections: readonly Section[] }): ReactElement {
	return (
		<div className="split below">
			<Contents entries={sections.map(({ id, label, short = label }) => [id, short])} />
			<div className="sections">
				{sections.map(({ id, label, body, headed }) => (
					<section key={id}>
						{!headed && (
							<Heading level={2} id={id}>
								{label}
							</Heading>
						)}
						{body}
					</section>
				))}
			</div>
		</div>
	);
}
