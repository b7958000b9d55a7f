import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { FilterList } from "../../ui/lists/FilterList.tsx";
import type { FilterListProps } from "../../ui/lists/filterShapes.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { Island } from "../../ui/page/Island.tsx";

/** The list of libraries. */
export function LibrariesPage({ list }: { readonly list: FilterListProps }): ReactElement {
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>Libraries</Heading>
				<p className="lede">What models are loaded with, the most used first.</p>
			</header>
			<Island
				name="filter-list"
				component={FilterList}
				props={list}
				propsUrl={links.island("libraries", { q: list.query })}
			/>
		</div>
	);
}
