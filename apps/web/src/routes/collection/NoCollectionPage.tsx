import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Suggestion } from "../../errors/nearest.ts";
import type { Collection } from "../../site/collections.ts";
import { CollectionList } from "../../ui/lists/CollectionList.tsx";
import { Heading } from "../../ui/page/Heading.tsx";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { Notice } from "../../ui/text/Notice.tsx";

interface GoneProps {
	readonly slug: string;
	/** Collections with a similar name. */
	readonly near: readonly Suggestion[];
	readonly collections: readonly Collection[];
}

/** The collections of the site in place of one that does not exist, or no longer. */
export function NoCollectionPage({ slug, near, collections }: GoneProps): ReactElement {
	return (
		<div className="index-page">
			<header>
				<Heading level={1}>Collections</Heading>
			</header>
			<Notice kind="warning">
				There is no collection{" "}
				<code>
					<Isolated text={slug} as="name" />
				</code>{" "}
				on this site. It may have been removed or renamed.{" "}
				{near.length > 0 && (
					<>
						Did you mean{" "}
						{near.map(({ label, href }, at) => (
							<span key={href}>
								{at > 0 && ", "}
								<a href={href}>
									<Isolated text={label} />
								</a>
							</span>
						))}
						?{" "}
					</>
				)}
				{collections.length > 0 ? "The collections of this site:" : <a href={links.models()}>All models</a>}
			</Notice>
			<CollectionList collections={collections} />
		</div>
	);
}
