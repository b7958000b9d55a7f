import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import type { Collection } from "../../site/collections.ts";
import { CollectionList } from "../../ui/lists/CollectionList.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { More } from "../../ui/text/More.tsx";

/** Collections on the home page. */
const SHOWN = 6;

/** The first collections of the operator. */
export function CollectionShelf({ collections }: { readonly collections: readonly Collection[] }): ReactElement {
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="collections">
					Collections
				</Heading>
				<p>Models chosen by the people who run this site.</p>
				<p>
					<More href={links.collections()}>
						{collections.length > SHOWN ? `All ${exact(collections.length)}` : "All collections"}
					</More>
				</p>
			</header>
			<CollectionList collections={collections.slice(0, SHOWN)} />
		</section>
	);
}
