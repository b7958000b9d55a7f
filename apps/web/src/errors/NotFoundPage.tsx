import type { ReactElement } from "react";
import { links } from "../base/links.ts";
import { SearchField } from "../ui/controls/SearchField.tsx";
import { Heading } from "../ui/page/Heading.tsx";
import { readable, type Suggestion } from "./nearest.ts";
import { Isolated } from "../ui/text/Isolated.tsx";

interface NotFoundProps {
	readonly path: string;
	/** A search for the words of the path. */
	readonly search: { readonly label: string; readonly href: string } | undefined;
	readonly suggestions: readonly Suggestion[];
}

/** The 404 page: the closest names, then the search. */
export function NotFoundPage({ path, search, suggestions }: NotFoundProps): ReactElement {
	return (
		<div className="plain-page">
			<Heading level={1}>Page not found</Heading>
			<p>
				There is no page at{" "}
				<code>
					<Isolated text={readable(path)} as="name" />
				</code>
				.{suggestions.length > 0 && " Did you mean one of these?"}
			</p>
			{suggestions.length > 0 && (
				<ul className="near">
					{suggestions.map(({ kind, label, href }) => (
						<li key={href}>
							<a className={kind === "model" ? "id" : undefined} href={href}>
								<Isolated text={label} />
							</a>
							<span className="muted">{kind}</span>
						</li>
					))}
				</ul>
			)}
			<SearchField id="search" />
			<ul className="ways">
				{search && (
					<li>
						<a href={search.href}>
							<Isolated text={search.label} />
						</a>
					</li>
				)}
				<li>
					<a href={links.tasks()}>All tasks</a>
				</li>
				<li>
					<a href={links.libraries()}>All libraries</a>
				</li>
				<li>
					<a href={links.models()}>All models</a>
				</li>
			</ul>
		</div>
	);
}
