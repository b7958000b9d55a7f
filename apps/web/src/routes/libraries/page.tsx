import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { FilterList } from "../../ui/FilterList.tsx";
import type { FilterListProps } from "../../ui/filterShapes.ts";
import { Heading } from "../../ui/Heading.tsx";
import { Island } from "../../ui/Island.tsx";

export function LibrariesPage({ list }: { readonly list: FilterListProps }): ReactElement {
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>Libraries</Heading>
				<p className="lede">What models are loaded with. Those that most models name come first.</p>
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
