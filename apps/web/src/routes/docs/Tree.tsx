import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Icon } from "../../ui/marks/Icon.tsx";
import type { DocsPage } from "../../docs/pages.ts";

interface TreeProps {
	/** The page that is shown; absent on a search. */
	readonly page?: DocsPage;
	readonly pages: readonly DocsPage[];
	/** The text searched for. */
	readonly text?: string;
}

/** The search field of the docs, and all pages by section. */
export function Tree({ page, pages, text = "" }: TreeProps): ReactElement {
	const sections = [...new Set(pages.map(({ section }) => section))];
	return (
		<div className="docs-tree stick">
			<SearchDocs text={text} />
			<details>
				<summary>All pages of the docs</summary>
				<nav aria-label="Docs">
					{sections.map((section) => (
						<div key={section}>
							<p>{section}</p>
							<ul>
								{pages
									.filter((one) => one.section === section)
									.map(({ slug, title }) => (
										<li key={slug}>
											<a href={links.docs(slug)} aria-current={slug === page?.slug ? "page" : undefined}>
												{title}
											</a>
										</li>
									))}
							</ul>
						</div>
					))}
				</nav>
			</details>
		</div>
	);
}

function SearchDocs({ text }: { readonly text: string }): ReactElement {
	return (
		<search>
			<form className="field" action={links.docs()} autoComplete="off">
				<Icon name="search" />
				<input
					name="q"
					type="search"
					aria-label="Search the docs"
					aria-keyshortcuts="/"
					placeholder="Search docs"
					defaultValue={text}
					data-search
				/>
				<kbd aria-hidden="true">/</kbd>
			</form>
		</search>
	);
}
