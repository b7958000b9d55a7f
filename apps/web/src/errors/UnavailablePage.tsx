import type { ReactElement } from "react";
import { located } from "../base/basePath.ts";
import { namedPages } from "../site/site.ts";
import { Heading } from "../ui/page/Heading.tsx";
import { usePage } from "../ui/page/page.ts";
import { type Failed, RequestId } from "./RequestId.tsx";

/** The page shown while the index is unavailable: what to try, and which pages still work. */
export function UnavailablePage({ address, request }: Failed): ReactElement {
	const { pages, building } = usePage();
	const working = namedPages(pages).filter(({ needsIndex = false }) => !needsIndex);
	return (
		<div className="plain-page">
			<Heading level={1}>
				{building === undefined ? "The catalogue is unavailable" : "The index is being built"}
			</Heading>
			{building === undefined ? (
				<p>This page needs the catalogue, which does not answer at the moment. The log of this site has the reason.</p>
			) : (
				<p>This page needs the index, which is not complete yet.</p>
			)}
			<ul className="bullets">
				<li>
					<a href={located(address)}>Try again</a>
				</li>
				<li>
					These pages still work:{" "}
					{working.map(({ path, label }, at) => (
						<span key={path}>
							{at > 0 && (at === working.length - 1 ? " and " : ", ")}
							<a href={located(path)}>{label}</a>
						</span>
					))}
					.
				</li>
			</ul>
			<RequestId id={request} />
		</div>
	);
}
