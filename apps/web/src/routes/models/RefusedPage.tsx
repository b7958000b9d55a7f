import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import type { QueryFault } from "../../base/fault.ts";

/** The address asks for something no list can be: which field, why, and the way out. */
export function RefusedPage({
	fault,
	address,
}: {
	readonly fault: QueryFault;
	readonly address: string;
}): ReactElement {
	const { field, value, wanted } = fault;
	return (
		<div className="plain-page">
			<Heading level={1}>This address makes no sense</Heading>
			<p>
				Its field <code>{field}</code> is <code>{value.length > 80 ? `${value.slice(0, 80)}…` : value}</code>.{" "}
				{field === "cursor"
					? "A page of a list can only be reached from the page before it, with the same filters and the same order."
					: `I${wanted.slice(1)}.`}
			</p>
			<ul className="bullets">
				<li>
					<a href={address}>Show the list without it</a>, from its first page.
				</li>
				<li>
					Begin again with <a href={links.models()}>all models</a>.
				</li>
			</ul>
		</div>
	);
}
