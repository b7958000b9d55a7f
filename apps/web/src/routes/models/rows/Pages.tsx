import type { ReactElement } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { exact } from "../../../base/numbers.ts";
import { listAddress } from "../address.ts";
import type { Follow } from "../controls.ts";
import type { ListQuery } from "../../../resources/models/query.ts";
import type { ListView } from "../view.ts";
import { offsetOf, ROWS } from "../../../resources/models/paging.ts";
import { numbersAround } from "./numbers.ts";

interface PagesProps {
	readonly view: ListView;
	/** Changes the page and goes to its top. */
	readonly turn: Follow;
}

/** Which rows are shown, and links to the other pages. */
export function Pages({ view, turn }: PagesProps): ReactElement | null {
	const { rows, total, page, pages } = view;
	if (rows.length === 0) return null;
	const start = offsetOf(page);
	return (
		<nav className="pages" aria-label="Pages">
			<span className="muted">
				{exact(start + 1)}–{exact(start + rows.length)} of {exact(total)}
			</span>
			{pages > 1 && <PageLinks view={view} turn={turn} />}
			{page === pages && total > pages * ROWS && (
				<p className="muted">
					Only the first {exact(pages * ROWS)} models of a list have pages. To see others, add a filter or change the
					order.
				</p>
			)}
		</nav>
	);
}

function PageLinks({ view: { query, page, pages }, turn }: PagesProps): ReactElement {
	const link = { query, turn };
	return (
		<ul>
			<li>
				{page > 1 && (
					<PageLink to={page - 1} rel="prev" {...link}>
						<Icon name="previous" /> Previous
					</PageLink>
				)}
			</li>
			{numbersAround(page, pages).map((to, at) => (
				<li key={to === 0 ? -at : to} className="page-number">
					{to === 0 && <span aria-hidden="true">…</span>}
					{to === page && (
						<b aria-current="page" data-of={exact(pages)}>
							{exact(to)}
						</b>
					)}
					{to !== 0 && to !== page && (
						<PageLink to={to} {...link}>
							<span className="hidden">Page </span>
							{exact(to)}
						</PageLink>
					)}
				</li>
			))}
			<li>
				{page < pages && (
					<PageLink to={page + 1} rel="next" {...link}>
						Next <Icon name="next" />
					</PageLink>
				)}
			</li>
		</ul>
	);
}

interface PageLinkProps {
	readonly to: number;
	readonly query: ListQuery;
	readonly turn: Follow;
	readonly rel?: string;
	readonly children: ReactElement | string | readonly (ReactElement | string)[];
}

function PageLink({ to, query, turn, rel, children }: PageLinkProps): ReactElement {
	const { page: _, ...first } = query;
	const wanted: ListQuery = to === 1 ? first : { ...first, page: to };
	return (
		<a href={listAddress(wanted)} onClick={turn(wanted)} rel={rel}>
			{children}
		</a>
	);
}
