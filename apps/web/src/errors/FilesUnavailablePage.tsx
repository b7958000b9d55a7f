import type { ReactElement } from "react";
import { located } from "../base/basePath.ts";
import { links } from "../base/links.ts";
import { Heading } from "../ui/page/Heading.tsx";
import { type Failed, RequestId } from "./RequestId.tsx";

interface FilesUnavailablePageProps extends Failed {
	/** Why the files cannot be read, and what to do. */
	readonly message: string;
}

/** The page shown in place of a file whose folder or disk does not answer. */
export function FilesUnavailablePage({ address, request, message }: FilesUnavailablePageProps): ReactElement {
	const page = located(address.replace(/\?.*/s, ""));
	return (
		<div className="plain-page">
			<Heading level={1}>This file cannot be read</Heading>
			<p>{message}</p>
			<ul className="bullets">
				<li>
					<a href={located(address)}>Try again</a>
				</li>
				{page.startsWith(links.models()) && (
					<li>
						Lists and <a href={page}>the page of the model</a> still work.
					</li>
				)}
			</ul>
			<RequestId id={request} />
		</div>
	);
}
