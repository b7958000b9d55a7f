import { metricName } from "./metricNames.ts";
import type { Pointer } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { outward } from "../../base/links.ts";
import { ModelLink } from "../../ui/lists/ModelRow.tsx";
import { Terms } from "../../ui/lists/Terms.tsx";
import { Icon } from "../../ui/marks/Icon.tsx";
import { usePage } from "../../ui/page/page.ts";
import type { NamedModel } from "../../resources/task/data.ts";

interface PointersProps {
	readonly kind: "dataset" | "space";
	readonly of: readonly Pointer[];
}

/** Datasets or Spaces on the hub. */
export function Pointers({ kind, of }: PointersProps): ReactElement {
	const { hub } = usePage().config;
	const terms = of.map(({ id, description }) => ({
		key: id,
		term: <OnHub key={id} href={outward[kind](hub, id)} id={id} />,
		description,
	}));
	return <Terms terms={terms} />;
}

/** Models that the catalogue recommends, each with a description; those not in the index are on the hub. */
export function NamedModels({ models }: { readonly models: readonly NamedModel[] }): ReactElement {
	const terms = models.map(({ id, description, record }) => ({
		key: id,
		term: <ModelAnywhere key={id} id={id} here={record !== undefined} />,
		description,
	}));
	return <Terms terms={terms} kind="named" />;
}

/** A link to a model's page, or to the hub for a model that is not in the index. */
export function ModelAnywhere({ id, here }: { readonly id: string; readonly here: boolean }): ReactElement {
	const { hub } = usePage().config;
	return here ? <ModelLink id={id} /> : <OnHub href={outward.hubModel(hub, id)} id={id} />;
}

/** A link to the hub, marked as external. */
function OnHub({ href, id }: { readonly href: string; readonly id: string }): ReactElement {
	return (
		<a className="id outward" href={href}>
			{id} <Icon name="out" size={12} />
			<span className="hidden">on the hub</span>
		</a>
	);
}

/** Metrics with their descriptions. */
export function Metrics({ metrics }: { readonly metrics: readonly Pointer[] }): ReactElement {
	const terms = metrics.map(({ id, description }) => ({ key: id, term: metricName(id), description }));
	return <Terms terms={terms} kind="one" />;
}
