import type { ReactElement } from "react";
import { links } from "../../links.ts";
import type { Rendered } from "../../markdown/markdown.ts";
import { EditLink } from "../../ui/EditLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { DocsPage } from "./pages.ts";

interface DocsPageProps {
	readonly page: DocsPage;
	readonly pages: readonly DocsPage[];
	readonly rendered: Rendered;
}

/** A page of the docs: the tree on the left, the text, its contents on the right. */
export function DocsView({ page, pages, rendered }: DocsPageProps): ReactElement {
	const at = pages.indexOf(page);
	return (
		<div className="docs">
			<Tree page={page} pages={pages} />
			<article>
				<div className="prose" dangerouslySetInnerHTML={{ __html: rendered.html }} />
				<nav className="docs-ways" aria-label="Further pages">
					<Way page={pages[at - 1]} label="Previous" />
					<Way page={pages[at + 1]} label="Next" />
				</nav>
				<p className="docs-source">
					<EditLink source={page.source} />
					<a href={links.docsText(page.slug)}>View as Markdown</a>
				</p>
			</article>
			<Contents rendered={rendered} />
		</div>
	);
}

function Tree({ page, pages }: Omit<DocsPageProps, "rendered">): ReactElement {
	const sections = [...new Set(pages.map(({ section }) => section))];
	return (
		<nav className="docs-tree stick" aria-label="Docs">
			{sections.map((section) => (
				<div key={section}>
					<p>{section}</p>
					<ul>
						{pages
							.filter((one) => one.section === section)
							.map(({ slug, title }) => (
								<li key={slug}>
									<a href={links.docs(slug)} aria-current={slug === page.slug ? "page" : undefined}>
										{title}
									</a>
								</li>
							))}
					</ul>
				</div>
			))}
		</nav>
	);
}

function Contents({ rendered: { headings } }: Pick<DocsPageProps, "rendered">): ReactElement | null {
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
