import type { ReactElement } from "react";
import { located } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import { namedPages } from "../../site/site.ts";
import { Icon } from "../marks/Icon.tsx";
import { MachineButton } from "../controls/MachineButton.tsx";
import { PaletteButton } from "../controls/PaletteButton.tsx";
import { ThemeButton } from "../controls/ThemeButton.tsx";
import { usePage } from "./page.ts";

interface HeaderProps {
	/** The address of the page that is marked as the current one. */
	readonly section: string | undefined;
	/** The page has its own search field. */
	readonly ownSearch: boolean;
}

/** The header of every page. */
export function Header({ section, ownSearch }: HeaderProps): ReactElement {
	const { pages: all, reader } = usePage();
	const pages = namedPages(all).filter(({ header }) => header);
	return (
		<header className="top">
			<div className="wrap split">
				<a className="logo" href={links.home()}>
					<Icon name="logo" size={18} />
					Vitrine
				</a>
				<div className="row">
					{reader.isShutOut !== true && (
						<>
							<nav aria-label="Main">
								<ul>
									{pages.map(({ path, label }) => (
										<li key={path}>
											<a href={located(path)} aria-current={located(path) === section ? "page" : undefined}>
												{label}
											</a>
										</li>
									))}
								</ul>
							</nav>
							<PaletteButton plain={ownSearch} />
							<MachineButton />
						</>
					)}
					<ThemeButton />
				</div>
			</div>
		</header>
	);
}
