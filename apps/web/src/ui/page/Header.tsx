import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Section } from "../../site/site.ts";
import { Icon } from "../marks/Icon.tsx";
import { PaletteButton } from "../controls/PaletteButton.tsx";

interface HeaderProps {
	readonly section: Section | undefined;
	/** The page has a search field of its own. */
	readonly ownSearch: boolean;
}

const SECTIONS: readonly (readonly [Section, string, string])[] = [
	["models", "Models", links.models()],
	["tasks", "Tasks", links.tasks()],
	["libraries", "Libraries", links.libraries()],
	["providers", "Providers", links.providers()],
	["quantizations", "Quantizations", links.quantizations()],
	["docs", "Docs", links.docs()],
];

/** The line on top of every page. */
export function Header({ section, ownSearch }: HeaderProps): ReactElement {
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
							{SECTIONS.map(([name, label, href]) => (
								<li key={name}>
									<a href={href} aria-current={name === section ? "page" : undefined}>
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
