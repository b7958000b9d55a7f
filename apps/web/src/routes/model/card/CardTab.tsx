import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { type Card, readmeOf } from "./card.ts";
import { CardContents } from "./CardContents.tsx";
import type { ModelView } from "../model.ts";
import { Notice } from "../../../ui/text/Notice.tsx";

interface CardTabProps {
	readonly model: ModelView;
	readonly card: Card;
}

/** The model card. */
export function CardTab({ model, card }: CardTabProps): ReactElement {
	return (
		<section>
			<Heading level={2} id="card" className="hidden">
				Card
			</Heading>
			{card.doubt !== undefined && <Notice kind="warning">{card.doubt}</Notice>}
			<CardContents headings={card.headings} />
			<div className="prose card" dangerouslySetInnerHTML={{ __html: card.html }} />
			{card.cut !== undefined && <Cut model={model} why={card.cut} />}
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
