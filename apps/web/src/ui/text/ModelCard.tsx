import type { ReactElement, ReactNode } from "react";
import { CardContents, type CardHeading } from "./CardContents.tsx";
import { Isolated } from "./Isolated.tsx";
import { Notice } from "./Notice.tsx";

/** A model card as safe HTML. */
export interface RenderedCard {
	readonly html: string;
	readonly headings: readonly CardHeading[];
	/** Why it is not shown in full. */
	readonly cut?: string;
	/** What to know about characters in it that readers cannot see. */
	readonly doubt?: string;
}

export interface ModelCardProps {
	readonly card: RenderedCard;
	/** Follows the reason why a card is not shown in full, such as a link to its file. */
	readonly more?: ReactNode;
}

/** A model card: its table of contents, its text, and what is missing from it. */
export function ModelCard({ card: { html, headings, cut, doubt }, more }: ModelCardProps): ReactElement {
	return (
		<>
			{doubt !== undefined && <Notice kind="warning">{doubt}</Notice>}
			<CardContents headings={headings} />
			<div className="prose card" dangerouslySetInnerHTML={{ __html: html }} />
			{cut !== undefined && (
				<p className="notice">
					<Isolated text={cut} /> {more}
				</p>
			)}
		</>
	);
}
