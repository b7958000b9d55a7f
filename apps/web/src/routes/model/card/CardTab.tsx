import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { ModelCard } from "../../../ui/text/ModelCard.tsx";
import type { ModelView } from "../../../resources/model/model.ts";
import { readmeOf } from "../../../resources/model/card.ts";
import type { Card } from "./card.ts";

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
			<ModelCard card={card} more={<WholeFile model={model} />} />
		</section>
	);
}

/** A link to the file of a card that is not shown in full. */
function WholeFile({ model: { record, repository } }: Pick<CardTabProps, "model">): ReactElement | null {
	const file = readmeOf(repository);
	if (file === undefined) return null;
	return (
		<>
			Read the file <a href={links.model(record.id, { tab: "files", file })}>{file}</a>.
		</>
	);
}
