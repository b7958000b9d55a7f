import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import type { QueryFault } from "../../base/fault.ts";
import { Isolated } from "../../ui/text/Isolated.tsx";

/** The page for an address that cannot be read: the field, what is wrong with it, and what to do. */
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
			<Heading level={1}>This address cannot be read</Heading>
			<p>
				The field <code>{field}</code> is{" "}
				<code>
					<Isolated text={value.length > 80 ? `${value.slice(0, 80)}…` : value} as="name" />
				</code>
				. {`I${wanted.slice(1)}.`}
			</p>
			<ul className="bullets">
				<li>
					<a href={address}>Show the list without it</a>, from the first page.
				</li>
				<li>
					Start again with <a href={links.models()}>all models</a>.
				</li>
			</ul>
		</div>
	);
}
