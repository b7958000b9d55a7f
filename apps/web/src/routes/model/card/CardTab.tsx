import type { ReactElement } from "react";
import type { Rendered } from "../../../markdown/markdown.ts";
import { links, outward } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { readmeOf } from "./card.ts";
import { CardContents } from "./CardContents.tsx";
import type { ModelView } from "../model.ts";

interface CardTabProps {
	readonly model: ModelView;
	readonly card: Rendered | undefined;
}

/** Characters of a card's HTML: with more, the page could exceed the bytes of a page. */
const LONGEST = 700_000;

/** The model card, or a note that there is none. */
export function CardTab({ model, card }: CardTabProps): ReactElement {
	return (
		<section>
			<Heading level={2} id="card" className="hidden">
				Card
			</Heading>
			{card && card.html.length > LONGEST ? (
				<p className="nothing">
					This card is too long to show as a page.{" "}
					<a href={links.model(model.record.id, { tab: "files", file: readmeOf(model.repository) })}>Show its text</a>
				</p>
			) : card ? (
				<>
					<CardContents headings={card.headings} />
					<div className="prose card" dangerouslySetInnerHTML={{ __html: card.html }} />
					{card.cut !== undefined && <p className="notice">{card.cut}</p>}
				</>
			) : (
				<NoCard model={model} />
			)}
		</section>
	);
}

function NoCard({ model: { record, repository } }: { readonly model: ModelView }): ReactElement {
	const { config } = usePage();
	if (repository)
		return (
			<p className="nothing">
				{readmeOf(repository) === undefined
					? "This repository has no model card (README.md)."
					: "The model card (README.md) of this repository is empty."}
			</p>
		);
	return (
		<div className="nothing">
			<p>This catalogue has no model card for this model.</p>
			<p>
				Its card may be at{" "}
				<a href={outward.hubModel(config.hub, record.id)} rel="nofollow noopener">
					{outward.hubModel(config.hub, record.id).replace(/^https?:\/\//, "")}
				</a>
				.
			</p>
		</div>
	);
}
