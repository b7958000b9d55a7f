import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Collection } from "../../site/collections.ts";
import { CollectionList } from "../../ui/lists/CollectionList.tsx";
import { Heading } from "../../ui/page/Heading.tsx";

/** All collections; how to add one if there are none. */
export function CollectionsPage({ collections }: { readonly collections: readonly Collection[] }): ReactElement {
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>Collections</Heading>
				<p className="lede">Models chosen by the people who run this site, with their notes.</p>
			</header>
			{collections.length > 0 ? (
				<CollectionList collections={collections} />
			) : (
				<p>
					There are no collections yet. The operator of this site can add some in a file:{" "}
					<a href={`${links.docs("your-models")}#collections`}>how to add collections</a>.
				</p>
			)}
		</div>
	);
}
