import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { namedPages } from "../../site/site.ts";
import { Icon } from "../marks/Icon.tsx";
import { PaletteButton } from "../controls/PaletteButton.tsx";
import { usePage } from "./page.ts";

interface HeaderProps {
	/** The address of the page that is marked as the current one. */
	readonly section: string | undefined;
	/** The page has its own search field. */
	readonly ownSearch: boolean;
}

/** The header of every page. */
export function Header({ section, ownSearch }: HeaderProps): ReactElement {
	const pages = namedPages(usePage().pages).filter(({ header }) => header);
	return (
		<header className="top">
			<div className="wrap split">
				<a className="logo" href={links.home()}>
					<Icon name="logo" size={18} />
					Vitrine
				</a>
				<div className="row">
					<nav aria-label="Main">
						<ul>
							{pages.map(({ path, label }) => (
								<li key={path}>
									<a href={path} aria-current={path === section ? "page" : undefined}>
										{label}
									</a>
								</li>
							))}
						</ul>
					</nav>
					<PaletteButton plain={ownSearch} />
					<button className="button plain theme needs-js" type="button" data-theme-toggle>
						<Icon name="theme" />
						Theme
					</button>
				</div>
			</div>
		</header>
	);
}
