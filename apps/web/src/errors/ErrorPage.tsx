import type { ReactElement } from "react";
import { links, outward } from "../base/links.ts";
import { Heading } from "../ui/page/Heading.tsx";
import { usePage } from "../ui/page/page.ts";

/** We failed: says so, and what can be done. */
export function ErrorPage({ address }: { readonly address: string }): ReactElement {
	const { config } = usePage();
	return (
		<div className="plain-page">
			<Heading level={1}>This page could not be drawn</Heading>
			<p>
				The fault is ours, not yours. <code>{address}</code> failed on the server, and its log says why.
			</p>
			<ul className="bullets">
				<li>
					<a href={address}>Try it once more</a>: some faults pass, such as an index that is being replaced.
				</li>
				<li>
					Go on from the <a href={links.home()}>home page</a>.
				</li>
				<li>
					If it stays, <a href={`${outward.repository(config.repository)}/issues`}>report it</a> with the address above.
				</li>
			</ul>
		</div>
	);
}
