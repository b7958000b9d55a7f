import type { ReactElement } from "react";
import { located } from "../../base/basePath.ts";
import { links } from "../../base/links.ts";
import { namedPages, type PageEntry } from "../../site/site.ts";
import { Icon } from "../marks/Icon.tsx";
import { MachineButton } from "../controls/MachineButton.tsx";
import { PaletteButton } from "../controls/PaletteButton.tsx";
import { ThemeButton } from "../controls/ThemeButton.tsx";
import { KeptHtml } from "./keptHtml.ts";
import { usePage } from "./page.ts";

interface HeaderProps {
	/** The address of the page that is marked as the current one. */
	readonly section: string | undefined;
	/** The page has its own search field. */
	readonly ownSearch: boolean;
}

/** Headers by what they depend on besides the table of pages. */
const headers = new KeptHtml<readonly PageEntry[]>();

/** The header of every page. */
export function Header(props: HeaderProps): ReactElement {
	const { pages, reader, render } = usePage();
	const text = JSON.stringify([props, reader.isShutOut]);
	const html = headers.of(pages, text, () => render(<HeaderRow {...props} />));
	return <header className="top" dangerouslySetInnerHTML={{ __html: html }} />;
}

function HeaderRow({ section, ownSearch }: HeaderProps): ReactElement {
	const { pages: all, reader } = usePage();
	const pages = namedPages(all).filter(({ header }) => header);
	return (
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
	);
}
