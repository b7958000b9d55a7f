import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Rendered } from "../../markdown/markdown.ts";
import { CopyPage } from "../../ui/page/CopyPage.tsx";
import { EditLink } from "../../ui/page/EditLink.tsx";
import { Icon } from "../../ui/marks/Icon.tsx";
import type { Docs } from "../../docs/docs.ts";
import type { DocsPage } from "../../docs/pages.ts";
import { Reference, REFERENCE_HEADINGS } from "./reference/Reference.tsx";
import type { ExampleSite } from "./reference/requests.ts";
import { Tree } from "./Tree.tsx";

interface DocsViewProps {
	readonly page: DocsPage;
	readonly docs: Docs;
	/** The site, on the page that describes its API. */
	readonly example?: ExampleSite | undefined;
}

/** A page of the docs: the list of pages, the text, and its table of contents. */
export function DocsView({ page, docs, example }: DocsViewProps): ReactElement {
	const { pages } = docs;
	const rendered = docs.rendered(page);
	const at = pages.indexOf(page);
	const headings = [...rendered.headings, ...(example === undefined ? [] : REFERENCE_HEADINGS)];
	return (
		<div className="docs">
			<Tree page={page} pages={pages} />
			<article>
				<div className="prose" dangerouslySetInnerHTML={{ __html: rendered.html }} />
				{example !== undefined && <Reference site={example} />}
				<nav className="docs-ways" aria-label="Further pages">
					<Way page={pages[at - 1]} label="Previous" />
					<Way page={pages[at + 1]} label="Next" />
				</nav>
				<p className="docs-source">
					<EditLink source={page.source} />
					<a href={links.docsText(page.slug)}>View as Markdown</a>
					<span className="needs-js">
						<CopyPage href={links.docsText(page.slug)} plain />
					</span>
				</p>
			</article>
			<Contents headings={headings} />
		</div>
	);
}

function Contents({ headings }: Pick<Rendered, "headings">): ReactElement | null {
	const sections = headings.filter(({ level }) => level === 2 || level === 3);
	if (sections.length < 2) return null;
	return (
		<nav className="contents stick" aria-labelledby="on-this-page">
			<p id="on-this-page">On this page</p>
			<ol>
				{sections.map(({ id, text, level }) => (
					<li key={id} className={level === 3 ? "deeper" : undefined}>
						<a href={`#${id}`}>{text}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

function Way({
	page,
	label,
}: {
	readonly page: DocsPage | undefined;
	readonly label: "Previous" | "Next";
}): ReactElement {
	if (page === undefined) return <span />;
	return (
		<a href={links.docs(page.slug)} rel={label === "Next" ? "next" : "prev"}>
			<span className="muted small">{label}</span>
			<span>
				{label === "Previous" && <Icon name="previous" />} {page.title} {label === "Next" && <Icon name="next" />}
			</span>
		</a>
	);
}
