import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { FilterList } from "../../ui/lists/FilterList.tsx";
import type { FilterListProps } from "../../ui/lists/filterShapes.ts";
import { Heading } from "../../ui/page/Heading.tsx";
import { Island } from "../../ui/page/Island.tsx";

/** The list of tasks. */
export function TasksPage({ list }: { readonly list: FilterListProps }): ReactElement {
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>Tasks</Heading>
				<p className="lede">A task is what a model does, defined by its input and output.</p>
			</header>
			<Island
				name="filter-list"
				component={FilterList}
				props={list}
				propsUrl={links.island("tasks", { q: list.query })}
			/>
		</div>
	);
}
