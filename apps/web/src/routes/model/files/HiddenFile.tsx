import { HIDDEN } from "../../../base/hidden.ts";
import { links } from "../../../base/links.ts";
import type { Page } from "../../../site/site.ts";
import { Heading } from "../../../ui/page/Heading.tsx";

/** The page for a file that is not served because of its name, whether it exists or not. */
export function hiddenFilePage(id: string, path: string): Page {
	return {
		title: "File not served",
		description: "Files with this name are not served.",
		section: links.models(),
		status: 404,
		body: (
			<div className="plain-page">
				<Heading level={1}>File not served</Heading>
				<p>
					<code>{path}</code>: {HIDDEN}
				</p>
				<p>
					<a href={links.model(id, { tab: "files" })}>All files of {id}</a>
				</p>
			</div>
		),
	};
}
