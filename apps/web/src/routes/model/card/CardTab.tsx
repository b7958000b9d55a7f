import type { ReactElement } from "react";
import type { Rendered } from "../../../markdown/markdown.ts";
import { outward } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { readmeOf } from "./card.ts";
import { CardContents } from "./CardContents.tsx";
import type { ModelView } from "../model.ts";

interface CardTabProps {
	readonly model: ModelView;
	readonly card: Rendered | undefined;
}

/** The README of the model, or why there is none. */
export function CardTab({ model, card }: CardTabProps): ReactElement {
	return (
		<section>
			<Heading level={2} id="card" className="hidden">
				Card
			</Heading>
			{card ? (
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
					? "This repository has no README.md, which is where a model's card stands."
					: "The README.md of this repository holds nothing beside its front matter."}
			</p>
		);
	return (
		<div className="nothing">
			<p>
				What is known of this model here are facts about it, not its files, so there is no card to show. The panel
				writes its code from the facts alone.
			</p>
			<p>
				If it is published on a hub, its card is at{" "}
				<a href={outward.hubModel(config.hub, record.id)} rel="nofollow noopener">
					{outward.hubModel(config.hub, record.id).replace(/^https?:\/\//, "")}
				</a>
				.
			</p>
		</div>
	);
}
