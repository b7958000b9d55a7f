import type { ReactElement } from "react";
import { outward } from "../../../base/links.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { readmeOf } from "../card/card.ts";
import type { ModelView } from "../model.ts";

/** Where the card of a model is, or that its repository has none, or cannot be read at the moment. */
export function NoCard({ model }: { readonly model: ModelView }): ReactElement {
	const { record, repository, unavailable } = model;
	const { config } = usePage();
	if (unavailable)
		return (
			<p className="muted">
				The files of this model, and its card if it has one, cannot be read at the moment: their folder or disk does not
				answer. Try again later.
			</p>
		);
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
