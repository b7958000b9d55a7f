import type { ReactElement } from "react";
import { located } from "../base/basePath.ts";
import { links, outward } from "../base/links.ts";
import { Heading } from "../ui/page/Heading.tsx";
import { usePage } from "../ui/page/page.ts";
import { Isolated } from "../ui/text/Isolated.tsx";
import { type Failed, RequestId } from "./RequestId.tsx";

/** The page shown after an error of the site: what failed, and what to do. */
export function ErrorPage({ address, request }: Failed): ReactElement {
	const { config } = usePage();
	return (
		<div className="plain-page">
			<Heading level={1}>Something went wrong</Heading>
			<p>
				<code>
					<Isolated text={address} as="name" />
				</code>{" "}
				failed on the server. This is an error of the site; its log has the details.
			</p>
			<ul className="bullets">
				<li>
					<a href={located(address)}>Try again</a>: some errors are temporary, such as an index that is being replaced.
				</li>
				<li>
					Go to the <a href={links.home()}>home page</a>.
				</li>
				<li>
					If it keeps failing, <a href={`${outward.repository(config.repository)}/issues`}>report it</a> with the
					address above.
				</li>
			</ul>
			<RequestId id={request} />
		</div>
	);
}
