import type { ReactElement } from "react";
import { links, outward } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { type Card, readmeOf } from "./card.ts";
import { CardContents } from "./CardContents.tsx";
import type { ModelView } from "../model.ts";
import { Notice } from "../../../ui/text/Notice.tsx";

interface CardTabProps {
	readonly model: ModelView;
	readonly card: Card | undefined;
}

/** The model card, or a note that there is none. */
export function CardTab({ model, card }: CardTabProps): ReactElement {
	return (
		<section>
			<Heading level={2} id="card" className="hidden">
				Card
			</Heading>
			{card ? (
				<>
					{card.doubt !== undefined && <Notice kind="warning">{card.doubt}</Notice>}
					<CardContents headings={card.headings} />
					<div className="prose card" dangerouslySetInnerHTML={{ __html: card.html }} />
					{card.cut !== undefined && <Cut model={model} why={card.cut} />}
				</>
			) : (
				<NoCard model={model} />
			)}
		</section>
	);
}

/** Why a card is not shown whole, with a link to its file. */
function Cut({
	model: { record, repository },
	why,
}: {
	readonly model: ModelView;
	readonly why: string;
}): ReactElement {
	const file = readmeOf(repository);
	return (
		<p className="notice">
			{why}
			{file !== undefined && (
				<>
					{" "}
					Read the file <a href={links.model(record.id, { tab: "files", file })}>{file}</a>.
				</>
			)}
		</p>
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
