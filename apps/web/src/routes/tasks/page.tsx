import type { ReactElement } from "react";
import { FilterPage } from "../../ui/lists/FilterPage.tsx";
import type { FilterListProps } from "../../ui/lists/filterShapes.ts";

/** The list of tasks. */
export function TasksPage({ list }: { readonly list: FilterListProps }): ReactElement {
	const lede = "A task is what a model does, defined by its input and output.";
	return <FilterPage title="Tasks" lede={lede} list={list} data="tasks" />;
}
