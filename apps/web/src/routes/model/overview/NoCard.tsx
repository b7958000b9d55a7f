import type { ReactElement } from "react";
import { outward } from "../../../base/links.ts";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { usePage } from "../../../ui/page/page.ts";
import { readmeOf, whyNoCard } from "../../../resources/model/card.ts";
import type { ModelView } from "../../../resources/model/model.ts";

/** Where the card of a model is, or that its repository has none, or cannot be read at the moment. */
export function NoCard({ model }: { readonly model: ModelView }): ReactElement {
	const { record, repository } = model;
	const { config } = usePage();
	if (readmeOf(repository) !== undefined)
		return <p className="muted">The model card (README.md) of this repository is empty.</p>;
	const { code, message } = whyNoCard(model);
	if (code !== "not-here") return <p className="muted">{message}</p>;
	return (
		<p className="muted">
			{message}{" "}
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
