import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { FilterPage } from "../../ui/lists/FilterPage.tsx";
import type { FilterListProps } from "../../ui/lists/filterShapes.ts";

/** The list of libraries. */
export function LibrariesPage({ list }: { readonly list: FilterListProps }): ReactElement {
	const lede = (
		<>
			Libraries that load models: those with code to copy first, most used first. Programs that run models are{" "}
			<a href={links.apps()}>apps</a>.
		</>
	);
	return <FilterPage title="Libraries" lede={lede} list={list} data="libraries" />;
}
