import type { ReactElement, ReactNode } from "react";
import { links } from "../../base/links.ts";
import { Heading } from "../page/Heading.tsx";
import { Island } from "../page/Island.tsx";
import { FilterList } from "./FilterList.tsx";
import type { FilterListProps } from "./filterShapes.ts";

interface FilterPageProps {
	readonly title: string;
	readonly lede: ReactNode;
	readonly list: FilterListProps;
	/** The name of the list's data among those of islands. */
	readonly data: string;
}

/** A page with a filtered list of everything of a kind. */
export function FilterPage({ title, lede, list, data }: FilterPageProps): ReactElement {
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>{title}</Heading>
				<p className="lede">{lede}</p>
			</header>
			<Island
				name="filter-list"
				component={FilterList}
				props={list}
				propsUrl={links.island(data, { q: list.query, ...(list.box?.checked && { [list.box.name]: "yes" }) })}
			/>
		</div>
	);
}
