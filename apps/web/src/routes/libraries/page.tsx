import type { ReactElement } from "react";
import { FilterPage } from "../../ui/lists/FilterPage.tsx";
import type { FilterListProps } from "../../ui/lists/filterShapes.ts";

/** The list of libraries. */
export function LibrariesPage({ list }: { readonly list: FilterListProps }): ReactElement {
	const lede = "Libraries that load models: those with code to copy first, the most used first.";
	return <FilterPage title="Libraries" lede={lede} list={list} data="libraries" />;
}
