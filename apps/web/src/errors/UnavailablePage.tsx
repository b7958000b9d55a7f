import type { ReactElement } from "react";
import { links } from "../base/links.ts";
import { Heading } from "../ui/page/Heading.tsx";

/** The index does not answer now: says so, and what can be read meanwhile. */
export function UnavailablePage({ address }: { readonly address: string }): ReactElement {
	return (
		<div className="plain-page">
			<Heading level={1}>The catalogue cannot be read at the moment</Heading>
			<p>
				This page is made of what the catalogue holds, and the catalogue does not answer just now. Why is written in the
				log of this site, for whoever runs it.
			</p>
			<ul className="bullets">
				<li>
					<a href={address}>Try this page again</a>
				</li>
				<li>
					Meanwhile these can be read: <a href={links.tasks()}>tasks</a>, <a href={links.libraries()}>libraries</a>,{" "}
					<a href={links.providers()}>inference providers</a>, <a href={links.quantizations()}>quantizations</a> and{" "}
					<a href={links.docs()}>the docs</a>.
				</li>
			</ul>
		</div>
	);
}
