import type { ReactElement } from "react";
import { outward } from "../../../base/links.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { readmeOf } from "../card/card.ts";
import type { ModelView } from "../model.ts";

/** Where the card of a model is, or that its repository has none. */
export function NoCard({ model: { record, repository } }: { readonly model: ModelView }): ReactElement {
	const { config } = usePage();
	if (repository)
		return (
			<p className="muted">
				{readmeOf(repository) === undefined
					? "This repository has no model card (README.md)."
					: "The model card (README.md) of this repository is empty."}
			</p>
		);
	return (
		<p className="muted">
			This catalogue has no model card for this model.{" "}
			<a className="more" href={outward.hubModel(config.hub, record.id)} rel="nofollow noopener">
				Read the card on {hubName(config.hub)} <Icon name="out" />
			</a>
		</p>
	);
}

function hubName(hub: string): string {
	const { host } = new URL(hub);
	return host === "huggingface.co" ? "Hugging Face" : host;
}
