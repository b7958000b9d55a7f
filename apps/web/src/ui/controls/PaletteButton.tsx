import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { Icon } from "../marks/Icon.tsx";

/**
 * Opens the palette. Without JavaScript it is a field of the same search; `plain` leaves that out, for pages that have their
 * own field.
 */
export function PaletteButton({ plain }: { readonly plain: boolean }): ReactElement {
	return (
		<search className="find">
			<form action={links.search()} autoComplete="off">
				<button className="field scripted" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" data-palette>
					<Icon name="search" />
					<span>Search</span>
					<kbd aria-hidden="true">Ctrl K</kbd>
				</button>
				{!plain && (
					<span className="field unscripted">
						<Icon name="search" />
						<label className="hidden" htmlFor="find">
							Search
						</label>
						<input id="find" name="q" type="search" placeholder="Search" />
					</span>
				)}
			</form>
		</search>
	);
}
