import type { ReactElement } from "react";
import { links } from "../base/links.ts";
import { Heading } from "../ui/page/Heading.tsx";

/** The page shown in place of one that is too large to send. */
export function TooLargePage(): ReactElement {
	return (
		<div className="plain-page">
			<Heading level={1}>This page is too large</Heading>
			<p>The address or the record behind it makes this page larger than 1 MB, so it is not sent.</p>
			<ul className="bullets">
				<li>Shorten the address: use fewer filters, or clear the fields of the form.</li>
				<li>
					Start again with <a href={links.models()}>all models</a>.
				</li>
			</ul>
		</div>
	);
}
