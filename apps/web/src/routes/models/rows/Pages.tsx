import type { ReactElement } from "react";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { exact } from "../../../base/numbers.ts";
import { listAddress } from "../query/address.ts";
import type { Follow } from "../controls.ts";
import { changed, type ListQuery } from "../query/query.ts";
import type { ListView } from "../view.ts";

/** Links to the next page and the first. */
export function Pages({ view, follow }: { readonly view: ListView; readonly follow: Follow }): ReactElement | null {
	const { query, rows, total, next } = view;
	if (rows.length === 0) return null;
	const first = changed(query, {});
	const following: ListQuery | undefined = next === undefined ? undefined : { ...query, cursor: next };
	return (
		<nav className="pages" aria-label="Pages">
			<span className="muted">
				{query.cursor === undefined ? `1–${rows.length} of ${exact(total)}` : `${rows.length} of ${exact(total)}`}
			</span>
			<span className="pages-ways">
				{query.cursor !== undefined && (
					<a href={listAddress(first)} onClick={follow(first)}>
						<Icon name="previous" /> First page
					</a>
				)}
				{following && (
					<a href={listAddress(following)} onClick={follow(following)} rel="next">
						Next page <Icon name="next" />
					</a>
				)}
			</span>
		</nav>
	);
}
